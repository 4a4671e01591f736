import { expect, test } from 'vitest';
import { anImapServer } from '../../../test/mail/an-imap-server.ts';
import { imapMailbox } from './bounce-mailbox.ts';

const server = await anImapServer({ user: 'reader', password: 'secret word', folder: 'Reports' });
const mailbox = imapMailbox(server.url);

test('each message that was not seen is handed over once, and one that could not be taken holds up no other and comes again', async () => {
  for (const nth of [1, 2, 3]) server.put(`Subject: Report ${nth}\r\n\r\nText`, { isSeen: nth === 1 });
  const taken: string[] = [];
  const failing = mailbox.readUnseen(({ top }) => {
    if (top.toString().includes('Report 2')) return Promise.reject(new Error('the database is away'));
    taken.push(top.toString());
    return Promise.resolve();
  });
  await expect(failing).rejects.toThrow('the database is away');
  expect(server.unseen()).toEqual(['Subject: Report 2\r\n\r\nText']);
  const read = await mailbox.readUnseen(({ top }) => Promise.resolve(void taken.push(top.toString())));
  expect(read).toBe(1);
  expect(taken).toEqual(['Subject: Report 3\r\n\r\nText', 'Subject: Report 2\r\n\r\nText']);
  expect(server.unseen()).toEqual([]);
});

test('of a long message the beginning is read, and all of it on request, unless it is too long', async () => {
  const long = `Subject: Long\r\n\r\n${'A line of the text\r\n'.repeat(60_000)}`;
  server.put(long);
  const sizes: (number | undefined)[] = [];
  await mailbox.readUnseen(async ({ top, whole }) => {
    sizes.push(top.length, (await whole(long.length))?.length, (await whole(long.length - 1))?.length);
  });
  expect(sizes).toEqual([1024 * 1024, long.length, undefined]);
});

test('a wrong password is a fault, and not an empty mailbox', async () => {
  const wrong = imapMailbox(server.url.replace('secret%20word', 'other'));
  await expect(wrong.readUnseen(() => Promise.resolve())).rejects.toThrow(/./);
});
