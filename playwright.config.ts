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
  // A journey that passes at a second try only has a fault, or shows one.
  retries: 0,
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
    // Recording takes a quarter of the time of all journeys: `--trace on` records the one that failed.
    trace: 'off',
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
