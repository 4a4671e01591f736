import { createReadStream } from 'node:fs';
import { compose, type Readable } from 'node:stream';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { openPromise, type Entry } from 'yauzl';
import { z } from 'zod';
import { isRor } from '../../../contracts/ror.ts';
import type { Context } from '../../context.ts';
import { inLongTransaction } from '../../in-transaction.ts';
import { addInstitutions, removeInstitutions, type RegisteredInstitution } from './institution-store.ts';

/** The file is no dump of the register. */
export class UnreadableRegister extends Error {}

/** An organization in ROR’s schema 2 (https://ror.readme.io/docs/schema-v2), as far as it is used. */
const Organization = z.object({
  id: z.string().transform((address) => address.replace('https://ror.org/', '')),
  status: z.string(),
  names: z.array(z.object({ value: z.string(), types: z.array(z.string()) })).min(1),
  locations: z.array(z.object({ geonames_details: z.object({ name: z.string(), country_name: z.string() }) })),
});

const batchSize = 500;

function registered({ id, names, locations }: z.infer<typeof Organization>): RegisteredInstitution {
  const shown = names.find(({ types }) => types.includes('ror_display')) ?? names[0];
  const place = locations[0]?.geonames_details;
  return {
    ror: id,
    name: shown?.value ?? '',
    city: place?.name ?? '',
    country: place?.country_name ?? '',
    names: names.map(({ value }) => value),
  };
}

/** The JSON of a dump: the file itself, or the one in ROR’s ZIP archive that has schema 2. */
async function openDump(file: string): Promise<Readable> {
  if (!file.endsWith('.zip')) return createReadStream(file);
  const archive = await openPromise(file, { lazyEntries: true, autoClose: false });
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) if (entry.fileName.endsWith('.json')) entries.push(entry);
  const dump = entries.find(({ fileName }) => fileName.includes('v2')) ?? entries[0];
  if (!dump) throw new UnreadableRegister();
  const json = await archive.openReadStreamPromise(dump);
  return json.once('close', () => archive.close());
}

/** The organizations of a dump, active or not; `UnreadableRegister` where it is not in schema 2. */
async function* organizationsIn(file: string) {
  try {
    for await (const { value } of compose(await openDump(file), streamArray.withParserAsStream())) {
      const organization = Organization.parse(value);
      if (!isRor(organization.id)) throw new UnreadableRegister();
      yield organization;
    }
  } catch (cause) {
    throw new UnreadableRegister(undefined, { cause });
  }
}

/**
 * Replaces the register of institutions by a dump of the Research Organization Registry, a `.json` or `.zip` file; only
 * active institutions are kept. Returns how many. Nothing changes if the file cannot be read: `UnreadableRegister`.
 */
export async function importInstitutions(
  ctx: Context,
  file: string,
  onProgress: (done: number) => void,
): Promise<number> {
  return inLongTransaction(ctx, async ({ db }) => {
    await removeInstitutions(db);
    let done = 0;
    let batch: RegisteredInstitution[] = [];
    const write = async () => {
      await addInstitutions(db, batch);
      done += batch.length;
      batch = [];
      onProgress(done);
    };
    for await (const organization of organizationsIn(file)) {
      if (organization.status === 'active') batch.push(registered(organization));
      if (batch.length === batchSize) await write();
    }
    await write();
    if (done === 0) throw new UnreadableRegister();
    return done;
  });
}
