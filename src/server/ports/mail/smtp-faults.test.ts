import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, expect, test } from 'vitest';
import { anSmtpServer } from '../../../test/mail/smtp-house.ts';
import { DeliveryFault } from './delivery-fault.ts';
import { smtpTransport } from './smtp-transport.ts';

const smtp = await anSmtpServer();
const from = { name: 'Colophon', address: 'no-reply@example.org' };
const quick = { from, dkim: null, returnPaths: null, patience: 300, patienceAtAll: 900 };
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

test.each(['connect', 'mail', 'rcpt', 'data'] as const)(
  'row 61: a server that is silent at %s is given up in time, and the letter is tried again',
  async (verb) => {
    smtp.at(verb, 'silent');
    const own = smtpTransport(smtp.url, quick);
    const begun = performance.now();
    const fault = await faultOf(own.send(letter()));
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(fault).toMatchObject({ isPermanent: false });
    expect(fault.message).toContain('did not answer in time');
    await own.close();
  },
);

test.each(['connect', 'mail', 'rcpt', 'data'] as const)(
  'row 61: a connection that breaks at %s is a fault that passes',
  async (verb) => {
    smtp.at(verb, 'drop');
    expect(await faultOf(transport.send(letter()))).toMatchObject({ isPermanent: false });
  },
);

test.each([
  ['mail', 451, false, false],
  ['mail', 550, false, false],
  ['rcpt', 451, false, false],
  ['rcpt', 550, true, true],
  ['data', 452, false, false],
  ['data', 554, true, false],
] as const)(
  'row 61: %s answered with %i: permanent %s, of the address %s',
  async (verb, code, isPermanent, isOfAddress) => {
    smtp.at(verb, { code, words: 'Not now, or not here' });
    const fault = await faultOf(transport.send(letter()));
    expect(fault).toMatchObject({ isPermanent, isOfAddress });
    expect(fault.message).toContain(`${code} Not now, or not here`);
    expect(fault.message).toMatch(code >= 500 ? /^The mail server refused/ : /^The mail server put off/);
  },
);

test('a refusal by policy says nothing of the address', async () => {
  smtp.at('rcpt', { code: 550, words: '5.7.1 Your network is not welcome' });
  expect(await faultOf(transport.send(letter()))).toMatchObject({ isPermanent: true, isOfAddress: false });
});

test('while a server is silent for one letter, others go out', async () => {
  smtp.at('rcpt', 'silent');
  const stalled = faultOf(transport.send(letter('slow@example.org')));
  // The silence holds for that letter; whoever comes later finds the server mended.
  await smtp.heard('rcpt');
  smtp.mend();
  await transport.send(letter('quick@example.org'));
  expect(smtp.received.map(({ recipients }) => recipients)).toEqual([['quick@example.org']]);
  await stalled;
});

const servers: ReturnType<typeof createServer>[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** A server that talks for itself. */
async function aTalker(talk: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    talk(socket);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  // A server that listens on a host and port has an address of this kind.
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  ['never greets', () => undefined],
  ['never answers EHLO', (socket: Socket) => void socket.write('220 mx ESMTP\r\n')],
  [
    'sends its answer letter by letter, for ever',
    (socket: Socket) => {
      const timer = setInterval(() => socket.write('2'), 100);
      socket.on('close', () => clearInterval(timer));
    },
  ],
])('row 61: a server that %s is given up in time', async (_, talk) => {
  const own = smtpTransport(await aTalker(talk), quick);
  expect((await faultOf(own.send(letter()))).message).toContain('did not answer in time');
  await own.close();
});

test('row 61: a server that offers TLS and then speaks none is a fault that passes', async () => {
  const url = await aTalker((socket) => {
    socket.write('220 mx ESMTP\r\n');
    socket.on('data', (data) => {
      if (/^EHLO/i.test(data.toString())) socket.write('250-mx\r\n250 STARTTLS\r\n');
      else if (/^STARTTLS/i.test(data.toString())) socket.write('220 go on\r\nthis is no TLS at all\r\n');
    });
  });
  const own = smtpTransport(url, quick);
  expect(await faultOf(own.send(letter()))).toMatchObject({ isPermanent: false });
  await own.close();
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
