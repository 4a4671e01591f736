import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { isSwiftHere } from './src/test/object-store/is-swift-here.ts';

/** What is measured is measured with nothing beside it, after everything else. */
const measured = ['src/test/hostile-files.http.test.ts'];
const withDatabase = ['src/**/*.http.test.{ts,tsx}', 'src/**/*.database.test.{ts,tsx}'];
/** What is tried with files in a bucket: some of it is what is tried with files in a folder, too. */
const withBucket = [
  'src/**/*.bucket.test.ts',
  'src/test/resumable-{protocol,uploads}.http.test.ts',
  'src/test/files.http.test.ts',
];

const onDatabase = {
  globalSetup: ['scripts/build-for-tests.mjs', 'src/test/test-database-server.ts'],
  hookTimeout: 30_000,
};

export default defineConfig({
  test: {
    environment: 'node',
    env: { TZ: 'UTC' },
    restoreMocks: true,
    // Modules keep nothing of one suite for another: read once for all, they are not most of each suite's time.
    isolate: false,
    // Of two processors one would be left out: suites wait for the database half of their time.
    maxWorkers: availableParallelism(),
    unstubEnvs: true,
    // Some draw whole issues or read real papers: beside other programs that takes more than the usual five seconds.
    testTimeout: 20_000,
    // On a build server a test has a second try, as a journey has; the run names it at its end.
    retry: process.env.CI === undefined ? 0 : 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: [...withDatabase, ...withBucket, 'src/**/*.fault.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: withDatabase,
          exclude: measured,
          ...onDatabase,
        },
      },
      {
        extends: true,
        test: {
          name: 'bucket',
          // Without Swift the run says that they are left out.
          include: isSwiftHere ? withBucket : [],
          ...onDatabase,
          globalSetup: [...onDatabase.globalSetup, 'src/test/object-store/object-store-server.ts'],
          // Swift takes half a minute to be there where much else runs.
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: measured, ...onDatabase, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['src/**/*.fault.test.ts'],
          ...onDatabase,
          // Servers start and are killed; one file has the machine to itself.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
