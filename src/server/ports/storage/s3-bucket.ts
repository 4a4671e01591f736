import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type GetObjectCommandInput,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { NoSuchFile, StoreAway } from './cannot-store.ts';
import type { ByteRange } from './file-storage.ts';
import type { Spooled } from './spool.ts';

/** A bucket and who may use it; without an endpoint it is one of Amazon's. */
export interface S3Settings {
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** What a listing says of an object. */
export interface Listed {
  readonly key: string;
  readonly size: number;
  readonly writtenAt: Date;
}

/** Timeouts for connecting to a store and for its silence, in milliseconds. */
const patience = { connectionTimeout: 2000, socketTimeout: 15_000 };

const isAnswer = (error: unknown, status: number) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === status;

/** Marks failures of the store itself; a missing object stays its own error. */
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

async function putFirst(client: S3Client, input: PutObjectCommandInput): Promise<void> {
  await client.send(new PutObjectCommand({ ...input, IfNoneMatch: '*' })).catch(async (error: unknown) => {
    if (isAnswer(error, 501)) await client.send(new PutObjectCommand(input));
    else if (!isAnswer(error, 412) && !isAnswer(error, 409)) throw storeFault(error);
  });
}

async function textOf(client: S3Client, input: GetObjectCommandInput): Promise<string | null> {
  try {
    const { Body } = await client.send(new GetObjectCommand(input));
    return (await Body?.transformToString()) ?? null;
  } catch (error) {
    if (isAnswer(error, 404)) return null;
    throw storeFault(error);
  }
}

/** The objects of a bucket, at any key; each call throws `StoreAway` while the store does not answer. */
export function openBucket({ bucket: Bucket, ...settings }: S3Settings) {
  const client = clientOf({ bucket: Bucket, ...settings });

  async function open(Key: string, range?: ByteRange): Promise<Readable> {
    const wanted = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, ...wanted }));
      if (!(Body instanceof Readable)) throw new Error(`The store sent no bytes of ${Key}`);
      return Body;
    } catch (error) {
      throw isAnswer(error, 404) ? new NoSuchFile(Key, error) : storeFault(error);
    }
  }

  return {
    /** Uploads a complete local file, with its length and checksum. */
    async put(Key: string, spooled: Spooled): Promise<void> {
      const { size: ContentLength, md5: ContentMD5 } = spooled;
      await client
        .send(new PutObjectCommand({ Bucket, Key, Body: spooled.read(), ContentLength, ContentMD5 }))
        .catch((error: unknown) => {
          throw storeFault(error);
        });
    },
    async putSmall(Key: string, Body: string | Uint8Array): Promise<void> {
      await client.send(new PutObjectCommand({ Bucket, Key, Body })).catch((error: unknown) => {
        throw storeFault(error);
      });
    },
    /** If two write it at once, the first wins; the last, if the store ignores conditions. */
    putFirst: (Key: string, Body: string) => putFirst(client, { Bucket, Key, Body }),
    open,
    /** Null if there is none. */
    text: (Key: string) => textOf(client, { Bucket, Key }),
    async remove(Key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket, Key })).catch((error: unknown) => {
        if (!isAnswer(error, 404)) throw storeFault(error);
      });
    },
    /** All objects with this prefix, in the order of their keys. */
    async *list(Prefix: string): AsyncGenerator<Listed> {
      try {
        for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix }))
          for (const { Key, Size = 0, LastModified } of page.Contents ?? [])
            if (Key !== undefined && LastModified) yield { key: Key, size: Size, writtenAt: LastModified };
      } catch (error) {
        throw storeFault(error);
      }
    },
    async check(): Promise<void> {
      await client.send(new HeadBucketCommand({ Bucket })).catch((error: unknown) => {
        throw new StoreAway(error instanceof Error ? error : new Error(String(error)));
      });
    },
  };
}

export type Bucket = ReturnType<typeof openBucket>;
