import { appendFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openBucket } from '../../server/ports/storage/s3-bucket.ts';
import { pieceKey } from '../../server/ports/resumable/bucket-partials.ts';
import type { Product } from './start-product.ts';

const root = 'uploads-in-progress';
type Facts = { readonly storage?: { readonly type: string } };

const bucketOf = ({ config }: Product) => (config.s3 === null ? null : openBucket(config.s3));
type Bucket = NonNullable<ReturnType<typeof bucketOf>>;

/** Of an upload that has facts that one name; a piece that belongs to none stands for itself. */
async function partialsIn(bucket: Bucket): Promise<string[]> {
  const found = new Set<string>();
  for await (const { key } of bucket.list(`${root}/`)) {
    const folder = path.posix.dirname(key);
    const text = await bucket.text(`${folder}/facts`);
    const isTaken = text !== null && (JSON.parse(text) as Facts).storage?.type === 'taken';
    if (text === null || (isTaken && !key.endsWith('/facts'))) found.add(key);
    else if (!isTaken) found.add(path.posix.basename(folder));
  }
  return [...found].toSorted();
}

/** Every upload that is in progress. */
export async function partialUploads(product: Product): Promise<string[]> {
  const bucket = bucketOf(product);
  if (bucket !== null) return partialsIn(bucket);
  return readdirSync(path.join(product.dataDir, root), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.json'))
    .map((entry) => entry.name)
    .toSorted();
}

/** An upload of a person, by its address. */
export interface UploadPlace {
  readonly ownerId: string;
  readonly location: string;
}

const idOf = ({ ownerId, location }: UploadPlace) => `${ownerId}/${location.split('/').at(-1)}`;

/** Puts all bytes of an upload where they lie before its file is stored, as a process does that ends then. */
export async function arrivedUnjudged(product: Product, place: UploadPlace, bytes: Uint8Array): Promise<void> {
  const bucket = bucketOf(product);
  if (bucket === null) appendFileSync(path.join(product.dataDir, root, idOf(place)), bytes);
  else await bucket.putSmall(pieceKey(`${root}/${idOf(place)}/`, 0), bytes);
}

const begunAt = (facts: string, at: Date) => JSON.stringify({ ...(JSON.parse(facts) as Facts), creation_date: at });

/** Makes an upload one that was begun then. */
export async function makeBegun(product: Product, place: UploadPlace, at: Date): Promise<void> {
  const bucket = bucketOf(product);
  const [key, file] = [`${root}/${idOf(place)}/facts`, path.join(product.dataDir, root, `${idOf(place)}.json`)];
  if (bucket === null) writeFileSync(file, begunAt(readFileSync(file, 'utf8'), at));
  else await bucket.putSmall(key, begunAt((await bucket.text(key)) ?? '', at));
}
