import { expect, test } from 'vitest';
import { anImapServer } from '../../../test/mail/an-imap-server.ts';
import { imapMailbox } from './bounce-mailbox.ts';

const server = await anImapServer({ user: 'reader', password: 'secret word', folder: 'Reports' });
const mailbox = imapMailbox(server.url);

test('each message that was not seen is handed over once, and one that could not be taken holds up no other and comes again', async () => {
  for (const nth of [1, 2, 3]) server.put(`Subject: Report ${nth}\r\n\r\nText`, { isSeen: nth === 1 });
  const taken: string[] = [];
  const failing = mailbox.readUnseen((message) => {
    if (message.toString().includes('Report 2')) return Promise.reject(new Error('the database is away'));
    taken.push(message.toString());
    return Promise.resolve();
  });
  await expect(failing).rejects.toThrow('the database is away');
  expect(server.unseen()).toEqual(['Subject: Report 2\r\n\r\nText']);
  const read = await mailbox.readUnseen((message) => Promise.resolve(void taken.push(message.toString())));
  expect(read).toBe(1);
  expect(taken).toEqual(['Subject: Report 3\r\n\r\nText', 'Subject: Report 2\r\n\r\nText']);
  expect(server.unseen()).toEqual([]);
});

test('a wrong password is a fault, and not an empty mailbox', async () => {
  const wrong = imapMailbox(server.url.replace('secret%20word', 'other'));
  await expect(wrong.readUnseen(() => Promise.resolve())).rejects.toThrow(/./);
});
