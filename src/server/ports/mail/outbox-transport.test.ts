import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { outboxTransport } from './outbox-transport.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'colophon-outbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const outbox = outboxTransport(path.join(folder, 'outbox'), { name: 'Colophon', address: 'no-reply@example.org' });
const site = { name: 'Colophon', url: 'http://localhost:3000' };

async function write(subject: string, more: { readonly replyTo?: string } = {}) {
  const said = { to: 'a@example.org', key: subject, subject, greeting: 'Dear A,', paragraphs: ['Text.'], ...more };
  await outbox.send({ ...composeMail(site, said), messageId: `${subject}@localhost`, returnPath: null });
}

/** Every message in the folder, in the order of the files' names. */
const written = () =>
  Promise.all(
    readdirSync(path.join(folder, 'outbox'))
      .toSorted()
      .map((name) => PostalMime.parse(readFileSync(path.join(folder, 'outbox', name)))),
  );

test('decision 33: without SMTP every message is an .eml file, whose names sort by their time', async () => {
  for (const subject of ['First', 'Second – ş']) await write(subject);
  const messages = await written();
  expect(messages.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
    ['a@example.org', 'First'],
    ['a@example.org', 'Second – ş'],
  ]);
  expect(messages[0]?.text).toContain('Text.');
  expect(messages[0]?.replyTo).toBeUndefined();
  expect(readdirSync(path.join(folder, 'outbox')).filter((name) => !name.endsWith('.eml'))).toEqual([]);
});

test.each(['=?utf-8?q?=0D=0ABcc:x@example.org?=', '=?utf-8?b?4oCuZXZpbA==?= of =?utf-8?q?=E2=80=AE?='])(
  'what somebody typed into a subject is read as it was typed, and not as a coded word: %s',
  async (typed) => {
    await write(`Contact form: ${typed}`);
    const subject = (await written()).at(-1)?.subject ?? '';
    expect(subject.replaceAll('\u2060', '')).toBe(`Contact form: ${typed}`);
  },
);

test('a message whose answer goes elsewhere says so', async () => {
  await write('Third', { replyTo: 'b@example.org' });
  expect((await written()).at(-1)?.replyTo?.map(({ address }) => address)).toEqual(['b@example.org']);
});
