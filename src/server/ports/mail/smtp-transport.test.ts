import { generateKeyPairSync } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterAll, expect, test } from 'vitest';
import { anSmtpServer } from '../../../test/mail/an-smtp-server.ts';
import { composeMail } from './compose-mail.ts';
import { smtpTransport } from './smtp-transport.ts';

const { url: smtpUrl, received, at, mend } = await anSmtpServer();
const transport = smtpTransport(smtpUrl, {
  from: { name: 'Colophon', address: 'no-reply@example.org' },
  dkim: null,
  returnPaths: null,
  replyAddresses: null,
  onBack: () => undefined,
});
afterAll(() => transport.close());
const site = { name: 'Colophon', url: 'https://journals.example.org' };
const letter = (to: string) => ({
  ...composeMail(site, {
    to,
    key: 'test',
    subject: 'On <examples>',
    greeting: 'Dear Dr Işıl,',
    paragraphs: ['One & two.'],
    action: { label: 'Open', url: 'https://journals.example.org/a?b=1&c=2' },
  }),
  messageId: 'one@journals.example.org',
  returnPath: null,
});

test('a letter arrives in two forms, with its stable Message-ID, at its one address', async () => {
  await transport.send(letter('isil@example.org'));
  const [message] = received.splice(0);
  expect(message?.recipients).toEqual(['isil@example.org']);
  const parsed = await PostalMime.parse(message?.raw ?? '');
  expect(parsed).toMatchObject({
    subject: 'On <examples>',
    messageId: `<${letter('isil@example.org').messageId}>`,
    from: { address: 'no-reply@example.org', name: 'Colophon' },
  });
  expect(parsed.text).toContain('One & two.');
  expect(parsed.html).toContain('One &#38; two.');
});

test('an answer goes to the one address of Reply-To, whatever else it holds', async () => {
  await transport.send({ ...letter('house@example.org'), replyTo: 'isil@example.org' });
  await transport.send({ ...letter('house@example.org'), replyTo: 'isil@example.org, other@example.org' });
  const [plain, list] = await Promise.all(received.splice(0).map(({ raw }) => PostalMime.parse(raw)));
  expect(plain?.replyTo?.map(({ address }) => address)).toEqual(['isil@example.org']);
  expect(list?.replyTo?.map(({ address }) => address)).not.toContain('other@example.org');
});

test.each([
  'a@example.org, b@example.org',
  'a@example.org\r\nBcc: b@example.org',
  '"a" <a@example.org>, b@example.org',
])('an address that hides a second one reaches nobody else: %j', async (to) => {
  await transport.send(letter(to)).catch(() => undefined);
  const recipients = received.splice(0).flatMap((message) => message.recipients);
  expect(recipients).not.toContain('b@example.org');
});

test('a refusal of the server is a failure, so that the queue tries again', async () => {
  at('rcpt', { code: 451 });
  await expect(transport.send(letter('later@example.org'))).rejects.toThrow('refused');
  mend();
  await transport.send(letter('later@example.org'));
  expect(received.splice(0)).toHaveLength(1);
});

test('decision 32: the lines by which a mail program unsubscribes are signed', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const signing = smtpTransport(smtpUrl, {
    from: { name: 'Colophon', address: 'no-reply@example.org' },
    dkim: { domainName: 'example.org', keySelector: 'mail', privateKey },
    returnPaths: null,
    replyAddresses: null,
    onBack: () => undefined,
  });
  const url = 'https://journals.example.org/unsubscribe/x';
  const headers = { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  await signing.send({ ...letter('isil@example.org'), headers });
  await signing.close();
  const [message] = received.splice(0);
  const parsed = await PostalMime.parse(message?.raw ?? '');
  const signature = parsed.headers.find(({ key }) => key === 'dkim-signature')?.value.replaceAll(/\s/g, '') ?? '';
  const signed = /;h=([^;]+);/.exec(signature)?.[1]?.toLowerCase().split(':') ?? [];
  expect(signed).toEqual(expect.arrayContaining(['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']));
});
