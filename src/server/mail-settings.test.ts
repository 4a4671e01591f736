import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';

const pemOf = (modulusLength: number) =>
  generateKeyPairSync('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey;
const pem = pemOf(1024);
const elliptic = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).privateKey;
const folder = mkdtempSync(path.join(tmpdir(), 'colophon-mail-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const whole = {
  SMTP_URL: 'smtps://colophon:secret@mail.example.org',
  MAIL_FROM: 'no-reply@journals.example.org',
  DKIM_DOMAIN: 'Example.org',
  DKIM_SELECTOR: 'colophon',
  DKIM_PRIVATE_KEY: pem,
  BOUNCE_DOMAIN: 'bounces.example.org',
  IMAP_URL: 'imaps://reports:secret@mail.example.org/INBOX',
};
type Settings = Partial<Record<keyof typeof whole | 'DKIM_PRIVATE_KEY_FILE', string>>;
/** Without it. */
const unset = '';

function faultsOf(changes: Settings): readonly string[] {
  try {
    readConfig({ ...whole, ...changes });
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
    throw error;
  }
}

test('settings of mail that fit together are taken as they are; without any, messages are files', () => {
  expect(readConfig(whole)).toMatchObject({
    smtpUrl: whole.SMTP_URL,
    mailFrom: whole.MAIL_FROM,
    dkim: { domainName: 'example.org', keySelector: 'colophon', privateKey: pem },
    bounceDomain: 'bounces.example.org',
    imapUrl: whole.IMAP_URL,
  });
  expect(readConfig({})).toMatchObject({
    smtpUrl: null,
    mailFrom: 'no-reply@colophon.example',
    dkim: null,
    bounceDomain: null,
    imapUrl: null,
  });
});

test('the key is given in one line, or as a file', () => {
  const inOneLine = pem.replaceAll('\n', String.raw`\n`);
  expect(readConfig({ ...whole, DKIM_PRIVATE_KEY: inOneLine }).dkim?.privateKey).toBe(pem);
  const file = path.join(folder, 'key.pem');
  writeFileSync(file, pem);
  const { DKIM_PRIVATE_KEY: _, ...others } = whole;
  expect(readConfig({ ...others, DKIM_PRIVATE_KEY_FILE: file }).dkim?.privateKey).toBe(pem);
});

test.each([
  ['SMTP_URL: must be an smtp:// or smtps:// address', { SMTP_URL: 'mail.example.org:587' }],
  ['SMTP_URL: must be an smtp:// or smtps:// address', { SMTP_URL: 'https://mail.example.org' }],
  ['MAIL_FROM: Enter a valid email address', { MAIL_FROM: 'Colophon' }],
  ['DKIM_DOMAIN: must be a domain like example.org', { DKIM_DOMAIN: 'example' }],
  ['DKIM_DOMAIN: must be a domain like example.org', { DKIM_DOMAIN: 'https://example.org' }],
  ['DKIM_SELECTOR: must be a selector like colophon', { DKIM_SELECTOR: 'my key' }],
  ['BOUNCE_DOMAIN: must be a domain like example.org', { BOUNCE_DOMAIN: 'bounces@example.org' }],
  ['IMAP_URL: must be an imap:// or imaps:// address', { IMAP_URL: 'pop3://reports:secret@mail.example.org' }],
  ['IMAP_URL: must contain a user and a password', { IMAP_URL: 'imaps://mail.example.org' }],
  ['DKIM_SELECTOR, DKIM_PRIVATE_KEY: needed', { DKIM_SELECTOR: unset, DKIM_PRIVATE_KEY: unset }],
  ['DKIM_DOMAIN: needed with the other DKIM settings', { DKIM_DOMAIN: unset }],
  ['DKIM_PRIVATE_KEY: is not a private key in PEM format', { DKIM_PRIVATE_KEY: 'secret' }],
  ['DKIM_PRIVATE_KEY: must be an RSA key', { DKIM_PRIVATE_KEY: elliptic }],
  ['DKIM_PRIVATE_KEY: has fewer than 1024 bits', { DKIM_PRIVATE_KEY: pemOf(512) }],
  ['DKIM_PRIVATE_KEY_FILE: set together with DKIM_PRIVATE_KEY; keep one of them', { DKIM_PRIVATE_KEY_FILE: folder }],
  [
    'DKIM_PRIVATE_KEY_FILE: cannot be read',
    { DKIM_PRIVATE_KEY: unset, DKIM_PRIVATE_KEY_FILE: path.join(folder, 'nowhere.pem') },
  ],
  ['DKIM_DOMAIN: MAIL_FROM (no-reply@badexample.org) has another', { MAIL_FROM: 'no-reply@badexample.org' }],
  [
    'DKIM_DOMAIN: MAIL_FROM (no-reply@example.org) has another',
    { MAIL_FROM: 'no-reply@example.org', DKIM_DOMAIN: 'a.example.org' },
  ],
  ['SMTP_URL: needed with BOUNCE_DOMAIN, IMAP_URL or DKIM_DOMAIN', { SMTP_URL: unset }],
  ['BOUNCE_DOMAIN: needed with IMAP_URL to recognise delivery reports', { BOUNCE_DOMAIN: unset }],
] satisfies [string, Settings][])('a wrong setting of mail stops the start, and is named: %s', (words, changes) => {
  expect(faultsOf(changes)).toEqual([expect.stringContaining(words)]);
});

test('every wrong setting of mail is named at once', () => {
  const faults = faultsOf({ MAIL_FROM: 'a@elsewhere.test', DKIM_PRIVATE_KEY: 'secret', BOUNCE_DOMAIN: unset });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['DKIM_PRIVATE_KEY', 'DKIM_DOMAIN', 'BOUNCE_DOMAIN']);
});
