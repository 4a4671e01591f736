import { createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dkimKeyCommand } from '../server/cli/dkim-key-command.ts';
import { readBounceCommand } from '../server/cli/read-bounce-command.ts';
import { readConfig } from '../server/config.ts';
import { aDeliveryReport, anAbsenceNote } from './mail/a-delivery-report.ts';
import { aMailSite } from './mail/mail-site.ts';
import { commandLine } from './product/command-line.ts';

const { product, settings, aRecipient, returnPathOf, open, handIn } = await aMailSite();
const { run, runWith, runHere } = commandLine(product, settings);
const folder = mkdtempSync(path.join(tmpdir(), 'colophon-mail-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Each command starts a process. */
const slow = { timeout: 60_000 };

test('read-bounce takes a report from the pipe of a mail server, as often as it comes', slow, async () => {
  const { person, letter } = await aRecipient();
  const report = aDeliveryReport({ to: returnPathOf(person.email) });
  const said = 'The email bounced, and is marked as bounced.';
  expect(await runWith(report, 'read-bounce')).toEqual({ code: 0, said: `${said}\n` });
  expect(await handIn(report)).toMatchObject({ outcome: 'came-back' });
  const opened = await open(letter.id);
  expect(opened.state).toBe('bounced');
  expect(opened.lastError).toContain('User unknown');
});

test('read-bounce takes a report from a file, and says what it made of it', async () => {
  const { person, letter } = await aRecipient();
  const to = returnPathOf(person.email);
  const file = path.join(folder, 'report.eml');
  const said = async (report: string) => {
    writeFileSync(file, report, 'latin1');
    const { code, said: words } = await runHere(readBounceCommand, file);
    expect(code).toBe(0);
    return words;
  };
  expect(await said(aDeliveryReport({ to, action: 'delayed', status: '4.4.1' }))).toBe(
    'The email is delayed. This is noted with it.',
  );
  expect(await said(aDeliveryReport({ to, action: 'relayed', status: '2.0.0' }))).toBe(
    'The report says that the email was delivered. Nothing was changed.',
  );
  // A mail server that is told of a failure would send these back to whoever wrote them.
  expect(await said(anAbsenceNote(to))).toBe('This is not a delivery report. Nothing was changed.');
  expect(await said(aDeliveryReport({ to: to.replace(/\.[0-9a-f]{20}@/, '.00000000000000000000@') }))).toBe(
    'This report is not about an email sent from here. Nothing was changed.',
  );
  expect(await open(letter.id)).toMatchObject({ state: 'sent' });
});

test('dkim-key makes a key that nobody else reads, its record, and settings that start the product', slow, async () => {
  const file = path.join(folder, 'dkim.pem');
  const made = await run('dkim-key', '--domain', 'example.org', '--selector', 'autumn', '--file', file);
  expect(made.code).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [, parts = ''] = /autumn\._domainkey\.example\.org\. IN TXT \( (.*) \)/.exec(made.said) ?? [];
  const texts = [...parts.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text);
  for (const text of texts) expect(text.length).toBeLessThanOrEqual(255);
  const [, version, key] = /^(v=DKIM1; k=rsa;) p=(.+)$/.exec(texts.join('')) ?? [];
  expect(version).toBe('v=DKIM1; k=rsa;');
  const ofFile = createPublicKey(createPrivateKey(readFileSync(file))).export({ type: 'spki', format: 'der' });
  expect(key).toBe(ofFile.toString('base64'));
  const printed: Record<string, string> = {};
  for (const [, name = '', value = ''] of made.said.matchAll(/^ {2}(DKIM_\w+)=(.+)$/gm)) printed[name] = value;
  const config = readConfig({ ...printed, SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'no-reply@example.org' });
  expect(config.dkim).toMatchObject({ domainName: 'example.org', keySelector: 'autumn' });
});

test('dkim-key never writes over another key', async () => {
  const file = path.join(folder, 'kept.pem');
  writeFileSync(file, 'an older key');
  const again = await runHere(dkimKeyCommand, '--domain', 'example.org', '--file', file);
  expect(again).toEqual({ code: 2, said: `${file} already exists: give another file name.` });
  expect(readFileSync(file, 'utf8')).toBe('an older key');
});

test.each([
  [['--file', 'x.pem'], '--domain: give the domain of MAIL_FROM, for example example.org.'],
  [['--domain', 'example', '--file', 'x.pem'], '--domain: give the domain of MAIL_FROM, for example example.org.'],
  [
    ['--domain', 'example.org', '--selector', 'a b', '--file', 'x.pem'],
    '--selector: give one word, for example colophon.',
  ],
  [['--domain', 'example.org'], '--file: give the file for the private key.'],
  [['--domain', 'example.org', '--file', '/nowhere/x.pem'], '/nowhere/x.pem cannot be written.'],
  [['now', '--domain', 'example.org', '--file', 'x.pem'], 'Unknown arguments: now'],
])('dkim-key %j is refused, in words', async (words, said) => {
  expect(await runHere(dkimKeyCommand, ...words)).toEqual({ code: 2, said });
});

test.each([
  [['/nowhere/report.eml'], '/nowhere/report.eml cannot be read.'],
  [['one.eml', 'two.eml'], 'Unknown arguments: two.eml'],
])('read-bounce %j is refused, in words', async (words, said) => {
  expect(await runHere(readBounceCommand, ...words)).toEqual({ code: 2, said });
});
