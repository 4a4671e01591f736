import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { inject } from 'vitest';
import type { S3Settings } from '../../server/ports/storage/s3-bucket.ts';

/** The settings of a store of files, as they stand in the environment. */
export const storeSettings = (s3: S3Settings | null): Record<string, string> =>
  s3 === null
    ? {}
    : {
        S3_ENDPOINT: s3.endpoint ?? '',
        S3_REGION: s3.region,
        S3_BUCKET: s3.bucket,
        S3_ACCESS_KEY_ID: s3.accessKeyId,
        S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
      };

/** Where the suites of the run use buckets: the settings of the bucket that belongs to a database, which is made. */
export async function ownBucket(databaseUrl: string): Promise<Record<string, string>> {
  // Not every project of the run has a store.
  const store = inject('objectStore') ?? null;
  if (store === null) return {};
  const bucket = new URL(databaseUrl).pathname.slice(1).replaceAll('_', '-');
  const client = new S3Client({
    ...store,
    endpoint: store.endpoint ?? '',
    forcePathStyle: true,
    maxAttempts: 12,
    credentials: store,
  });
  try {
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
  } catch (error) {
    if (!(error instanceof Error && error.name === 'BucketAlreadyOwnedByYou')) throw error;
  } finally {
    client.destroy();
  }
  return storeSettings({ ...store, bucket });
}
