import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { v7 } from 'uuid';
import { StoreAway, writeFault } from './cannot-store.ts';
import { isStorageKey, type FileStorage } from './file-storage.ts';

/** A bucket and who may use it; without an endpoint it is one of Amazon's. */
export interface S3Settings {
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const markName = '.installation';
/** How long a store may take to be reached, and how long it may say nothing, in milliseconds. */
const patience = { connectionTimeout: 2000, socketTimeout: 15_000 };

const isAnswer = (error: unknown, status: number) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === status;

/** What the store refuses of itself or cannot do; that an object is not there stays what it is. */
const storeFault = (error: unknown): unknown =>
  isAnswer(error, 404) || !(error instanceof Error) ? error : new StoreAway(error);

function clientOf({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    // Other stores than Amazon's do not know the newer checksums; ours is Content-MD5, which all check.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: patience,
  });
}

/** What arrives piece by piece, kept on this machine's disk until it is whole: a store wants its length and checksum before. */
async function spool(folder: string, bytes: Readable) {
  const file = path.join(folder, v7());
  const hash = createHash('md5');
  let size = 0;
  async function* measured(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  try {
    await pipeline(bytes, measured, createWriteStream(file, { mode: 0o600 }));
    return { file, size, md5: hash.digest('base64') };
  } catch (error) {
    await rm(file, { force: true });
    throw writeFault(error);
  }
}

type Put = (input: PutObjectCommandInput) => Promise<void>;
type Place = Pick<PutObjectCommandInput, 'Bucket' | 'Key'>;

/** Sends what arrives on once it is whole, with its length and checksum. */
async function writeSpooled(put: Put, place: Place, spoolFolder: string, bytes: Readable): Promise<void> {
  const { file, size, md5 } = await spool(spoolFolder, bytes);
  try {
    await put({ ...place, Body: createReadStream(file), ContentLength: size, ContentMD5: md5 });
  } catch (error) {
    throw storeFault(error);
  } finally {
    await rm(file, { force: true });
  }
}

/** Removes the files of a folder that were last written before then; says of how many. */
async function clearFolder(folder: string, before: Date): Promise<number> {
  let cleared = 0;
  for await (const { name } of await opendir(folder)) {
    const file = path.join(folder, name);
    if ((await stat(file)).mtime >= before) continue;
    await rm(file, { force: true });
    cleared += 1;
  }
  return cleared;
}

/** Whose store it is; null while nobody has marked it. */
async function readMark(client: S3Client, bucket: string): Promise<string | null> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: markName }));
    return (await Body?.transformToString()) ?? null;
  } catch (error) {
    if (isAnswer(error, 404)) return null;
    throw storeFault(error);
  }
}

/** Keeps files in a bucket of a store that speaks Amazon's S3; `spoolFolder` holds what is on its way there. */
export async function s3Storage(settings: S3Settings, spoolFolder: string): Promise<FileStorage> {
  await mkdir(spoolFolder, { recursive: true, mode: 0o700 });
  const client = clientOf(settings);
  const at = (key: string) => {
    if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
    return { Bucket: settings.bucket, Key: key };
  };
  const put: Put = async (input) => {
    await client.send(new PutObjectCommand(input));
  };
  return {
    write: (key, bytes) => writeSpooled(put, at(key), spoolFolder, bytes),
    async read(key, range) {
      const wanted = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      try {
        const { Body } = await client.send(new GetObjectCommand({ ...at(key), ...wanted }));
        if (!(Body instanceof Readable)) throw new Error(`The store sent no bytes of ${key}`);
        return Body;
      } catch (error) {
        throw storeFault(error);
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key))).catch((error: unknown) => {
        if (!isAnswer(error, 404)) throw storeFault(error);
      });
    },
    async *list(before) {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: settings.bucket }))
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key !== undefined && isStorageKey(Key) && LastModified && LastModified < before) yield Key;
    },
    clearBrokenWrites: (before) => clearFolder(spoolFolder, before),
    async belongsTo(installation) {
      const standing = await readMark(client, settings.bucket);
      if (standing !== null) return standing === installation;
      const mark = { Bucket: settings.bucket, Key: markName, Body: installation };
      // Of two that mark it at once, the first prevails; a store that knows no conditions takes the last.
      await put({ ...mark, IfNoneMatch: '*' }).catch(async (error: unknown) => {
        if (isAnswer(error, 501)) await put(mark);
        else if (!isAnswer(error, 412) && !isAnswer(error, 409)) throw storeFault(error);
      });
      return (await readMark(client, settings.bucket)) === installation;
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: settings.bucket })).catch((error: unknown) => {
        throw new StoreAway(error instanceof Error ? error : new Error(String(error)));
      });
    },
  };
}
