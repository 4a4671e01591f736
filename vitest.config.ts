import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { isSwiftHere } from './src/test/object-store/is-swift-here.ts';

const withDatabase = ['src/**/*.http.test.{ts,tsx}', 'src/**/*.database.test.{ts,tsx}'];
const beforeRelease = ['src/**/*.full.test.ts'];
/** Files in a bucket; some of these suites try files in a folder, too. */
const withBucket = [
  'src/**/*.bucket.test.ts',
  'src/test/resumable-{protocol,uploads}.http.test.ts',
  'src/test/files.http.test.ts',
];

const onDatabase = {
  globalSetup: ['scripts/build-for-tests.mjs', 'src/test/test-database-server.ts'],
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    environment: 'node',
    env: { TZ: 'UTC' },
    restoreMocks: true,
    // Reading the modules again for each suite would take most of its time.
    isolate: false,
    // Suites wait for the database half of their time, so no processor stays free for the main process. One more was slower.
    maxWorkers: availableParallelism(),
    unstubEnvs: true,
    // Ends a test that hangs; a slow or busy machine must not make one fail.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: [...withDatabase, ...beforeRelease, ...withBucket, 'src/**/*.fault.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'http', include: withDatabase, ...onDatabase },
      },
      {
        extends: true,
        test: { name: 'full', include: beforeRelease, ...onDatabase, testTimeout: 120_000, hookTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          name: 'bucket',
          // Without Swift the run says that they are left out.
          include: isSwiftHere ? withBucket : [],
          ...onDatabase,
          globalSetup: [...onDatabase.globalSetup, 'src/test/object-store/object-store-server.ts'],
          // Swift takes half a minute to start on a busy machine.
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['src/**/*.fault.test.ts'],
          ...onDatabase,
          // These start and kill servers and measure memory: one file at a time, after everything else.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
