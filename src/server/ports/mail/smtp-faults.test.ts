import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { anSmtpServer } from '../../../test/mail/an-smtp-server.ts';
import type { Fault, Step } from '../../../test/mail/smtp-front.ts';
import { openSmtpServer, type Traits } from '../../../test/mail/smtp-server.ts';
import { DeliveryFault } from './delivery-fault.ts';
import { mustEncrypt, smtpTransport } from './smtp-transport.ts';

const smtp = await anSmtpServer();
const from = { name: 'Colophon', address: 'no-reply@example.org' };
const quick = {
  from,
  dkim: null,
  returnPaths: null,
  replyAddresses: null,
  patience: 300,
  patienceAtAll: 900,
  onBack: () => undefined,
};
const transport = smtpTransport(smtp.url, quick);
afterAll(() => transport.close());
afterEach(() => {
  smtp.mend();
  smtp.received.length = 0;
});

const letter = (to = 'amal@example.org') => ({
  to,
  subject: 'Hello',
  text: 'Text.',
  html: '<p>Text.</p>',
  messageId: 'one@journals.example.org',
  returnPath: null,
});

/** The fault with which a try ends. */
async function faultOf(send: Promise<void>): Promise<DeliveryFault> {
  const error: unknown = await send.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DeliveryFault)) throw new Error(`No fault but ${String(error)}`);
  return error;
}

const steps = ['greeting', 'ehlo', 'mail', 'rcpt', 'data', 'end'] as const;

/** The fault of a try at a server of its own that behaves so at a step. */
async function faultAt(step: Step, told: Fault, traits: Traits = {}): Promise<DeliveryFault> {
  const own = await openSmtpServer(traits);
  own.at(step, told);
  const line = smtpTransport(own.url, quick);
  const fault = await faultOf(line.send(letter()));
  await line.close();
  await own.close();
  return fault;
}

describe.concurrent('row 61', () => {
  test.each([...steps.map((step) => ['silent', step] as const), ['endless', 'greeting'], ['endless', 'end']] as const)(
    'a server that is %s at %s is given up in time, and the letter is tried again',
    async (told, step) => {
      const begun = performance.now();
      const fault = await faultAt(step, told);
      expect(performance.now() - begun).toBeLessThan(2500);
      expect(fault).toMatchObject({ isPermanent: false, message: 'The mail server did not answer in time.' });
    },
  );

  test.each(steps)('a connection that breaks at %s is a fault that passes', async (step) => {
    expect(await faultAt(step, 'drop')).toMatchObject({ isPermanent: false, isOfAddress: false });
  });

  test.each([
    ['greeting', 421, 'the connection', false, false],
    ['greeting', 554, 'the connection', false, false],
    ['ehlo', 421, 'the connection', false, false],
    ['ehlo', 550, 'the connection', false, false],
    ['mail', 451, 'the connection', false, false],
    ['mail', 550, 'the connection', false, false],
    ['rcpt', 421, 'the connection', false, false],
    ['rcpt', 451, 'the address', false, false],
    ['rcpt', 550, 'the address', true, true],
    ['data', 451, 'the message', false, false],
    ['data', 554, 'the message', true, false],
    ['end', 452, 'the message', false, false],
    ['end', 554, 'the message', true, false],
  ] as const)(
    '%s answered with %i is about %s: permanent %s, of the address %s',
    async (step, code, what, isPermanent, isOfAddress) => {
      const fault = await faultAt(step, { code, words: 'Not now, or not here' });
      const verb = code >= 500 ? 'refused' : 'put off';
      expect(fault.message).toBe(`The mail server ${verb} ${what}: ${code} Not now, or not here`);
      expect(fault).toMatchObject({ isPermanent, isOfAddress });
    },
  );
});

describe('a server that asks who we are', async () => {
  const account = { user: 'colophon', password: 'secret:word@' };
  const asking = await anSmtpServer({ account });

  test('takes letters from whoever says it', async () => {
    const own = smtpTransport(asking.url, quick);
    await own.send(letter());
    expect(asking.received).toHaveLength(1);
    await own.close();
  });

  test.each([
    ['a wrong password', (url: URL) => (url.password = 'other'), 'refused our name and password. It said: 535 Wrong'],
    ['no name at all', (url: URL) => (url.username = url.password = ''), 'refused the connection: 530 '],
  ])('takes none with %s, which is no fault of the letter', async (_, change, words) => {
    const url = new URL(asking.url);
    change(url);
    const own = smtpTransport(url.href, quick);
    const fault = await faultOf(own.send(letter()));
    expect(fault.message).toContain(`The mail server ${words}`);
    expect(fault).toMatchObject({ isPermanent: false, isOfAddress: false });
    await own.close();
  });

  test.each([
    [535, 'refused our name and password. It said: 535 5.7.8 Not so'],
    [454, 'put off the connection: 454 5.7.8 Not so'],
  ])('and says %i is heard', async (code, words) => {
    const fault = await faultAt('auth', { code, words: '5.7.8 Not so' }, { account });
    expect(fault.message).toBe(`The mail server ${words}`);
    expect(fault).toMatchObject({ isPermanent: false, isOfAddress: false });
  });
});

test.concurrent.each([
  ['then speaks none', { code: 220, words: 'go on\r\nthis is no TLS at all' }],
  ['then puts it off', { code: 454, words: 'TLS not available' }],
  ['then is silent', 'silent'],
  ['then breaks off', 'drop'],
] as const)('row 61: a server that offers TLS and %s is a fault that passes', async (_, told) => {
  expect(await faultAt('starttls', told, { offersTls: true })).toMatchObject({ isPermanent: false });
});

test('where the line has to be encrypted, a server that offers no TLS hears no password and no letter', async () => {
  const own = smtpTransport(`${smtp.url.replace('smtp://', 'smtp://user:secret@')}?requireTLS=true`, quick);
  const fault = await faultOf(own.send(letter()));
  expect(fault).toMatchObject({ isPermanent: false });
  expect(fault.message).toMatch(/^The mail server refused the connection: 500/);
  expect(smtp.received).toEqual([]);
  await own.close();
});

test.each([
  ['smtp://user:secret@mail.example.org:587', true],
  ['smtp://user:secret@192.0.2.1', true],
  ['smtp://mail.example.org', false],
  ['smtps://user:secret@mail.example.org', false],
  ['smtp://user:secret@localhost:2525', false],
  ['smtp://user:secret@127.0.0.1', false],
  ['smtp://user:secret@[::1]:2525', false],
])('a password goes over an encrypted line alone: %s asks for STARTTLS: %s', (url, asks) => {
  expect(mustEncrypt(url)).toBe(asks);
});

test('a server whose certificate nobody trusts gets no letter', async () => {
  const unknown = await openSmtpServer({ offersTls: true });
  const own = smtpTransport(unknown.url, quick);
  const fault = await faultOf(own.send(letter()));
  expect(fault).toMatchObject({ isPermanent: false });
  expect(fault.message).toMatch(/^The mail server could not be reached: .*certificate/);
  expect(unknown.received).toEqual([]);
  await own.close();
  await unknown.close();
});

test('a refusal by policy says nothing of the address', async () => {
  smtp.at('rcpt', { code: 550, words: '5.7.1 Your network is not welcome' });
  expect(await faultOf(transport.send(letter()))).toMatchObject({ isPermanent: true, isOfAddress: false });
});

test('while a server is silent for one letter, others go out', async () => {
  smtp.at('rcpt', 'silent');
  const stalled = faultOf(transport.send(letter('slow@example.org')));
  // Only this email gets no answer; the server works again for the next.
  await smtp.heard('rcpt');
  smtp.mend();
  await transport.send(letter('quick@example.org'));
  expect(smtp.received.map(({ recipients }) => recipients)).toEqual([['quick@example.org']]);
  await stalled;
});

test('a server that is not there is a fault in plain words', async () => {
  const own = smtpTransport('smtp://127.0.0.1:1', quick);
  const fault = await faultOf(own.send(letter()));
  expect(fault).toMatchObject({ isPermanent: false });
  expect(fault.message).toMatch(/^The mail server could not be reached/);
  await own.close();
});

test('row 63: line breaks in the subject and in names make no line of the head', async () => {
  const subject = 'Hello\r\nBcc: eve@example.org\r\n\r\nBody';
  await transport.send({ ...letter(), subject, replyTo: 'a@example.org\r\nBcc: eve@example.org' });
  const [message] = smtp.received;
  expect(message?.recipients).toEqual(['amal@example.org']);
  const head = message?.raw.split('\r\n\r\n', 1)[0] ?? '';
  expect(head).toMatch(/^Subject: Hello/m);
  expect(head).not.toMatch(/^Bcc:/im);
});
