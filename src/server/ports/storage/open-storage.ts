import path from 'node:path';
import type { FileStorage } from './file-storage.ts';
import { folderStorage } from './folder-storage.ts';
import type { S3Settings } from './s3-storage.ts';

interface StorageConfig {
  readonly dataDir: string;
  readonly s3: S3Settings | null;
}

/** The configured bucket, or a folder below the data folder. */
export async function openStorage({ dataDir, s3 }: StorageConfig): Promise<FileStorage> {
  if (s3 === null) return folderStorage(path.join(dataDir, 'files'));
  // Read when it is needed: the client of a store is as large as the rest of the server.
  const { s3Storage } = await import('./s3-storage.ts');
  return s3Storage(s3, path.join(dataDir, 'files-on-their-way'));
}
