import type { TestProject } from 'vitest/node';
import type { S3Settings } from '../../server/ports/storage/s3-bucket.ts';
import { startSwift } from './start-swift.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Null where suites keep files in folders. */
    objectStore: S3Settings | null;
  }
}

/** Vitest's global setup: one object store for the run, in which every product has a bucket of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { settings, stop } = await startSwift();
  project.provide('objectStore', settings);
  return stop;
}
