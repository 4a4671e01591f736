import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { outboxTransport } from './outbox-transport.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'colophon-outbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const outbox = outboxTransport(path.join(folder, 'outbox'), { name: 'Colophon', address: 'no-reply@example.org' });
const site = { name: 'Colophon', url: 'http://localhost:3000' };

test('decision 33: without SMTP every message is an .eml file that can be read again, newest first', async () => {
  expect(await outbox.newest(10)).toEqual([]);
  for (const subject of ['First', 'Second – ş']) {
    await outbox.send(
      composeMail(site, { to: 'a@example.org', key: subject, subject, greeting: 'Dear A,', paragraphs: ['Text.'] }),
    );
  }
  expect(readdirSync(path.join(folder, 'outbox')).filter((name) => name.endsWith('.eml'))).toHaveLength(2);
  const messages = await outbox.newest(10);
  expect(messages.map((message) => [message.to, message.subject])).toEqual([
    ['a@example.org', 'Second – ş'],
    ['a@example.org', 'First'],
  ]);
  expect(messages[0]?.text).toContain('Text.');
  expect(messages[0]?.replyTo).toBeNull();
});

test('a message whose answer goes elsewhere says so', async () => {
  const letter = { to: 'a@example.org', key: 'answer', subject: 'Answer', greeting: 'Dear A,', paragraphs: ['Text.'] };
  await outbox.send(composeMail(site, { ...letter, replyTo: 'b@example.org' }));
  const [newest] = await outbox.newest(1);
  expect(newest).toMatchObject({ to: 'a@example.org', replyTo: 'b@example.org', subject: 'Answer' });
});
