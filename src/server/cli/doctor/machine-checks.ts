import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CannotLook } from './cannot-look.ts';
import { fault, ok, warn, type Check, type Finding } from './check.ts';

const megabyte = 1024 * 1024;
const inWords = (bytes: number): string =>
  bytes >= 1024 * megabyte ? `${(bytes / 1024 / megabyte).toFixed(1)} GB` : `${Math.round(bytes / megabyte)} MB`;

/** What is said of a version of Node. */
export function nodeFinding(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 24) return ok(`Node ${version}.`);
  const todo = 'Install Node 24, from nodejs.org.';
  const isNewEnough = major > 24 || (major === 22 && minor >= 22);
  return isNewEnough
    ? warn(`Node ${version}: it works, but the product is tried with 24.`, todo)
    : fault(`Node ${version} is too old.`, todo);
}

/** What is said of the account that runs us, beside the one that owns the data. */
export function accountFinding(own: number | null, owner: number | null): Finding {
  if (own === null) return ok('This system has no accounts by number.');
  if (owner !== null && owner !== own)
    return fault(
      `The folder of data belongs to account ${owner}, and this is account ${own}.`,
      'Run the product and its commands as the account that owns DATA_DIR, or give it the folder (chown -R).',
    );
  return own === 0
    ? warn('The product runs as root.', 'Give it an account of its own: docs/running.md says how.')
    : ok(`Account ${own} owns the folder of data.`);
}

/** What is said of free space. */
export function spaceFinding(
  place: string,
  free: number,
  needed: { readonly warn: number; readonly fault: number },
): Finding {
  const found = `${inWords(free)} are free in ${place}.`;
  const todo = 'Make room: uploads are refused once it is full.';
  if (free < needed.fault) return fault(found, todo);
  return free < needed.warn ? warn(found, todo) : ok(found);
}

/** What is said of free memory. */
export function memoryFinding(available: number): Finding {
  const found = `${inWords(available)} of memory are free.`;
  if (available < 256 * megabyte)
    return fault(found, 'Give the machine or the container more: the process alone takes some 200 MB.');
  return available < 700 * megabyte
    ? warn(found, 'Give it 1 GB: a document that is read whole takes up to 450 MB for seconds.')
    : ok(found);
}

/** Writes a file, reads it back and removes it. */
export async function writableFinding(folder: string): Promise<Finding> {
  const probe = path.join(folder, `.doctor-${randomUUID()}`);
  try {
    await writeFile(probe, 'written', { mode: 0o600, flag: 'wx' });
    const read = await readFile(probe, 'utf8');
    return read === 'written'
      ? ok(`${folder} can be written.`)
      : fault(`${folder} gives back other bytes.`, 'Check the disk.');
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    // The doctor does not make it: it may be another account's to own.
    if (why === 'ENOENT')
      return warn(`${folder} is not there.`, 'The first start makes it, where the account of the product may.');
    return fault(
      `${folder} cannot be written (${why}).`,
      'Make it the folder of the account that runs the product, with room in it.',
    );
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

const freeIn = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

const ownerOf = async (folder: string): Promise<number | null> => (await stat(folder).catch(() => null))?.uid ?? null;

export const machineChecks: readonly Check[] = [
  { name: 'Node', look: () => nodeFinding(process.versions.node) },
  {
    name: 'Account',
    settings: ['DATA_DIR'],
    look: async ({ config }) => accountFinding(process.getuid?.() ?? null, await ownerOf(config.dataDir)),
  },
  { name: 'Folder of data', settings: ['DATA_DIR'], look: ({ config }) => writableFinding(config.dataDir) },
  {
    name: 'Space for data',
    settings: ['DATA_DIR'],
    async look({ config: { dataDir } }) {
      if (!existsSync(dataDir)) throw new CannotLook('the folder of data is not there.');
      return spaceFinding(dataDir, await freeIn(dataDir), { warn: 2048 * megabyte, fault: 200 * megabyte });
    },
  },
  {
    name: 'Temporary files',
    async look() {
      const written = await writableFinding(tmpdir());
      return written.state === 'ok'
        ? spaceFinding(tmpdir(), await freeIn(tmpdir()), { warn: 500 * megabyte, fault: 100 * megabyte })
        : written;
    },
  },
  { name: 'Memory', look: () => memoryFinding(process.availableMemory()) },
];
