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

test('a message whose answer goes elsewhere says so', async () => {
  await write('Third', { replyTo: 'b@example.org' });
  expect((await written()).at(-1)?.replyTo?.map(({ address }) => address)).toEqual(['b@example.org']);
});
