import { expect, test } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';

test('issue 9: settings that are wrong stop the start, all of them in one list', () => {
  const wrong = {
    PORT: 'http',
    SITE_URL: 'journals.example.org',
    DATABASE_URL: 'mysql://localhost/colophon',
    TRUST_PROXY: 'everybody',
    MAX_UPLOAD_MB: '0',
    IMAP_URL: 'mail.example.org',
    ADMIN_EMAIL: 'editor@example.org',
    LOG_LEVEL: 'loud',
  };
  const refused: unknown = (() => {
    try {
      return readConfig(wrong);
    } catch (error) {
      return error;
    }
  })();
  if (!(refused instanceof ConfigurationError)) throw new Error('The settings were taken');
  for (const name of [
    'PORT',
    'SITE_URL',
    'DATABASE_URL',
    'TRUST_PROXY',
    'MAX_UPLOAD_MB',
    'IMAP_URL',
    'ADMIN_PASSWORD',
    'LOG_LEVEL',
  ])
    expect(
      refused.faults.filter((fault) => fault.startsWith(name)),
      name,
    ).toHaveLength(1);
  for (const fault of refused.faults) expect(refused.message).toContain(`- ${fault}`);
});

test('the demo’s accounts, whose password everybody knows, are never on in production, whatever DEMO says', () => {
  expect(readConfig({ NODE_ENV: 'production', DEMO: 'on' }).isDemo).toBe(false);
  expect(readConfig({ DEMO: 'on' }).isDemo).toBe(true);
  expect(readConfig({ DATABASE_URL: 'postgres://localhost/colophon' }).isDemo).toBe(false);
});

test('nobody outside this machine is listened to, and no proxy believed, unless a setting says so', () => {
  const { host, trustProxy, hasLimits } = readConfig({});
  expect([host, trustProxy, hasLimits]).toEqual(['127.0.0.1', null, true]);
});
