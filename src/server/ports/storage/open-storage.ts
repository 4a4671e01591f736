import path from 'node:path';
import type { FileStorage } from './file-storage.ts';
import { folderStorage } from './folder-storage.ts';
import type { S3Settings } from './s3-bucket.ts';
import { s3Storage } from './s3-storage.ts';

interface StorageConfig {
  readonly dataDir: string;
  readonly s3: S3Settings | null;
}

/** Where files wait for their upload to a bucket until they are complete. */
export const spoolFolderOf = (dataDir: string): string => path.join(dataDir, 'files-on-their-way');

/** The configured bucket, or a folder below the data folder. */
export async function openStorage({ dataDir, s3 }: StorageConfig): Promise<FileStorage> {
  if (s3 === null) return folderStorage(path.join(dataDir, 'files'));
  // Read when it is needed: the client of a store is as large as the rest of the server.
  const { openBucket } = await import('./s3-bucket.ts');
  return s3Storage(openBucket(s3), spoolFolderOf(dataDir));
}
