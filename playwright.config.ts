import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const port = process.env.E2E_PORT ?? '4173';
const baseURL = process.env.E2E_BASE_URL ?? `http://localhost:${port}`;
const asRoot = process.getuid?.() === 0;

/** The product as a person starts it, with its demo, on data of its own. */
const ownServer = {
  command: 'node scripts/run.mjs start',
  url: `${baseURL}/readyz`,
  timeout: 180_000,
  reuseExistingServer: false,
  stdout: 'ignore',
  stderr: 'pipe',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 25_000 },
  env: {
    PORT: port,
    SITE_URL: baseURL,
    DATA_DIR: process.env.E2E_DATA_DIR ?? path.join(tmpdir(), 'colophon-journeys'),
    LOG_LEVEL: 'warn',
    // All journeys come from one network, and register more people than one may. Tests over HTTP hold the limits.
    CALL_LIMITS: 'off',
  },
} as const;

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // One that needs a second try is counted as passed, and named as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  reporter: 'list',
  // A build server can be three times slower than a desk; what passes does not wait for these.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    actionTimeout: 20_000,
    // What moves takes a sixth of the time of all journeys; those that are about it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Recording costs each journey a part of its time: where there is a second try, that one is recorded.
    trace: process.env.CI === undefined ? 'retain-on-failure' : 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        ...(asRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--disable-dev-shm-usage',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(process.env.E2E_BASE_URL === undefined ? { webServer: ownServer } : {}),
});
