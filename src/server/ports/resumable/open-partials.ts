import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { spoolFolderOf } from '../storage/open-storage.ts';
import type { S3Settings } from '../storage/s3-bucket.ts';
import { BucketPartials } from './bucket-partials.ts';
import { FolderPartials } from './folder-partials.ts';
import type { Partials } from './partials.ts';

interface PartialsConfig {
  readonly dataDir: string;
  readonly s3: S3Settings | null;
}

/** Where uploads in progress lie: in the configured bucket, or in a folder that the processes of one machine share. */
export async function openPartials({ dataDir, s3 }: PartialsConfig): Promise<Partials> {
  const folder = s3 === null ? path.join(dataDir, 'uploads-in-progress') : spoolFolderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (s3 === null) return new FolderPartials(folder);
  const { openBucket } = await import('../storage/s3-bucket.ts');
  return new BucketPartials(openBucket(s3), folder);
}
