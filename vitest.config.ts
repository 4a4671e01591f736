import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What is measured is measured with nothing beside it, after everything else. */
const measured = ['src/test/hostile-files.http.test.ts'];
const withDatabase = ['src/**/*.http.test.{ts,tsx}', 'src/**/*.database.test.{ts,tsx}'];

const onDatabase = {
  globalSetup: ['src/test/test-database-server.ts'],
  testTimeout: 20_000,
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
    // On a build server a test has a second try, as a journey has; the run names it at its end.
    retry: process.env.CI === undefined ? 0 : 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: withDatabase,
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
        test: { name: 'alone', include: measured, ...onDatabase, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
