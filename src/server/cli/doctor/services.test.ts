import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { anImapServer } from '../../../test/mail/an-imap-server.ts';
import { anSmtpServer } from '../../../test/mail/an-smtp-server.ts';
import { lookAt } from '../../../test/product/doctor-ground.ts';
import { freePort } from '../../../test/product/free-port.ts';
import { answerFinding } from './site-checks.ts';
import { converterFinding } from './work-checks.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'colophon-doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));
const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

/** A server that answers each address as it is told to; any other with 404. */
async function answering(
  answers: Readonly<Record<string, { readonly status?: number; readonly body: unknown }>>,
): Promise<string> {
  const port = await freePort();
  const server = createServer((request, response) => {
    const { status = 200, body } = answers[(request.url ?? '').replace(/\?.*/, '')] ?? { status: 404, body: {} };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  servers.push(server);
  return String(port);
}

test('issue 9: the doctor on the port: free, ours, ours and not ready, and somebody else’s', async () => {
  const look = async (PORT: string) => (await lookAt('Port', { settings: { PORT } })).state;
  expect(await look(String(await freePort()))).toBe('ok');
  expect(await look(await answering({ '/readyz': { body: { status: 'ready', installation: 'a' } } }))).toBe('ok');
  expect(await look(await answering({ '/readyz': { status: 503, body: { detail: 'Not ready: storage.' } } }))).toBe(
    'warn',
  );
  expect(await look(await answering({}))).toBe('fault');
});

test.each([
  ['ok', { by: 'product', installation: 'a-name' }],
  ['fault', { by: 'product', installation: 'another' }],
  ['warn', { by: 'product', installation: null }],
  ['fault', { by: 'other' }],
  ['fault', { by: 'away', why: 'CERT_HAS_EXPIRED' }],
  ['warn', { by: 'away', why: 'ECONNREFUSED' }],
] as const)('issue 9: the doctor on the address of the site: %s for %j', (state, answer) => {
  expect(answerFinding('https://journals.example.org', answer, 'a-name').state).toBe(state);
});

test.each([
  ['http://localhost:3000', 'ok'],
  ['http://journals.example.org', 'fault'],
  ['https://[::ffff:127.0.0.1]:1', 'warn'],
])('issue 9: the doctor on SITE_URL %s: %s', async (SITE_URL, state) => {
  expect((await lookAt('Site address', { settings: { SITE_URL } })).state).toBe(state);
});

const SITE_URL = 'https://journals.example.org';
const account = { user: 'editor', password: 'right' };

test('issue 9: the doctor on the mail server: our password, another one, nobody there, and none at all', async () => {
  const { url } = await anSmtpServer({ account });
  const at = (name: string, password: string) => Object.assign(new URL(url), { username: name, password }).href;
  const look = (SMTP_URL: string) => lookAt('Mail server', { settings: { SMTP_URL } });
  expect(await look(at('editor', 'right'))).toMatchObject({ state: 'ok' });
  const refused = await look(at('editor', 'wrong'));
  expect([refused.state, refused.found]).toEqual(['fault', expect.stringMatching(/refused our name and password/)]);
  expect(refused.found).not.toContain('wrong');
  expect(await look(`smtp://127.0.0.1:${await freePort()}`)).toMatchObject({ state: 'fault' });
  expect(await lookAt('Mail server')).toMatchObject({ state: 'warn' });
  expect(await lookAt('Mail server', { settings: { SITE_URL } })).toMatchObject({ state: 'fault' });
});

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const other = generateKeyPairSync('rsa', { modulusLength: 1024 });
const recordOf = ({ publicKey }: typeof keys) =>
  `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`;
const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'no-reply@press.example.org' };
const signing = {
  ...mail,
  DKIM_DOMAIN: 'example.org',
  DKIM_SELECTOR: 'colophon',
  DKIM_PRIVATE_KEY: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }),
};
const dkimName = 'colophon._domainkey.example.org';

test.each([
  ['ok', signing, { [dkimName]: [recordOf(keys)] }],
  ['fault', signing, { [dkimName]: [recordOf(other)] }],
  ['fault', signing, {}],
  ['warn', mail, {}],
  ['ok', {}, {}],
])('issue 9: the doctor on signatures: %s', async (state, settings, texts) => {
  expect((await lookAt('Email signatures', { settings, texts })).state).toBe(state);
});

const spf = ['v=spf1 mx -all'];
const dmarc = ['v=DMARC1; p=none'];

test.each([
  ['ok', { 'press.example.org': spf, '_dmarc.press.example.org': dmarc }],
  ['ok', { 'press.example.org': spf, '_dmarc.example.org': dmarc }],
  ['warn', { 'press.example.org': spf }],
  ['warn', { '_dmarc.example.org': dmarc }],
  ['warn', { 'press.example.org': [...spf, ...spf], '_dmarc.example.org': dmarc }],
])('issue 9: the doctor on the domain of the sender: %s for %j', async (state, texts) => {
  expect((await lookAt('Sender domain', { settings: mail, texts })).state).toBe(state);
});

test('issue 9: the doctor on the mailbox of reports', async () => {
  const { url } = await anImapServer({ ...account, folder: 'Reports' });
  const look = (IMAP_URL: string) =>
    lookAt('Bounced emails', { settings: { ...mail, BOUNCE_DOMAIN: 'bounces.example.org', IMAP_URL } });
  expect(await look(url)).toMatchObject({ state: 'ok' });
  expect(await look(url.replace('right', 'wrong'))).toMatchObject({ state: 'fault' });
  expect(await lookAt('Bounced emails', { settings: mail })).toMatchObject({ state: 'warn' });
});

const stripe = (mode: string, port: string) => ({
  STRIPE_SECRET_KEY: `sk_${mode}_1`,
  STRIPE_PUBLISHABLE_KEY: `pk_${mode}_1`,
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_API_URL: `http://127.0.0.1:${port}`,
  SITE_URL,
});
const balance = (livemode: boolean) => ({ body: { object: 'balance', livemode } });
const endpoints = (...data: object[]) => ({ body: { object: 'list', data, has_more: false } });
const ours = { url: `${SITE_URL}/api/payments/webhook`, status: 'enabled' };

test('issue 9: the doctor on the payment provider', async () => {
  const { payments } = await import('../../../contracts/payments.ts');
  const url = SITE_URL + payments.webhook.path;
  const look = async (isLive: boolean, list: object) =>
    (
      await lookAt('Payments', {
        settings: stripe(
          isLive ? 'live' : 'test',
          await answering({ '/v1/balance': balance(isLive), '/v1/webhook_endpoints': list as never }),
        ),
      })
    ).state;
  expect(await look(true, endpoints({ ...ours, url }))).toBe('ok');
  expect(await look(false, endpoints({ ...ours, url }))).toBe('warn');
  expect(await look(true, endpoints())).toBe('fault');
  expect(await look(true, endpoints({ ...ours, url, status: 'disabled' }))).toBe('fault');
  expect(await look(true, { status: 403, body: { error: { type: 'invalid_request_error', message: 'no' } } })).toBe(
    'ok',
  );
  const refused = await answering({ '/v1/balance': { status: 401, body: { error: { message: 'Invalid API Key' } } } });
  expect(await lookAt('Payments', { settings: stripe('live', refused) })).toMatchObject({ state: 'fault' });
  expect((await lookAt('Payments')).state).toBe('ok');
  expect((await lookAt('Payments', { settings: { SITE_URL } })).state).toBe('warn');
});

test('issue 9: the doctor on the store of files leaves nothing there', async () => {
  const DATA_DIR = path.join(folder, randomUUID());
  const look = (settings: Record<string, string>) => lookAt('File store', { settings: { DATA_DIR, ...settings } });
  expect((await look({})).found).toMatch(/^Skipped/);
  mkdirSync(DATA_DIR);
  expect(await look({})).toMatchObject({ state: 'ok' });
  const left = readdirSync(path.join(DATA_DIR, 'files'), { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['.installation']);
  writeFileSync(path.join(DATA_DIR, 'files/.installation'), 'of another database');
  const strange = await look({});
  expect([strange.state, strange.found]).toEqual(['fault', expect.stringMatching(/another database/)]);
  const bucket = { S3_BUCKET: 'colophon', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
  expect(await look({ ...bucket, S3_ENDPOINT: `http://127.0.0.1:${await answering({})}` })).toMatchObject({
    state: 'fault',
  });
});

test('issue 9: the doctor on Word documents', () => {
  const program = path.join(folder, 'soffice');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  expect(converterFinding(folder, true).state).toBe('ok');
  expect(converterFinding(folder, false).state).toBe('warn');
  expect(converterFinding('', true).state).toBe('warn');
});
