import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { imapMailbox } from './bounce-mailbox.ts';

interface Stored {
  readonly uid: number;
  readonly raw: string;
  isSeen: boolean;
}

/** The folder as the server keeps it. */
const stored: Stored[] = [];
let opened = '';

const unseen = () => stored.filter(({ isSeen }) => !isSeen);

/** What a mail server answers (RFC 3501), as far as a mailbox is read. */
function answerTo(tag: string, command: string): string {
  const [, uid = ''] = /^UID (?:FETCH|STORE) (\d+)/i.exec(command) ?? [];
  const message = stored.find((each) => each.uid === Number(uid));
  const ok = `${tag} OK done\r\n`;
  if (/^CAPABILITY/i.test(command)) return `* CAPABILITY IMAP4rev1\r\n${ok}`;
  if (/^LOGIN/i.test(command)) return /"?reader"? "?secret word"?/.test(command) ? ok : `${tag} NO wrong\r\n`;
  if (/^(LIST|LSUB)/i.test(command)) return `* LIST (\\HasNoChildren) "/" "Reports"\r\n${ok}`;
  if (/^SELECT/i.test(command)) {
    opened = command;
    return `* FLAGS (\\Seen)\r\n* ${stored.length} EXISTS\r\n* 0 RECENT\r\n* OK [UIDVALIDITY 1] ok\r\n* OK [UIDNEXT 9] ok\r\n* OK [PERMANENTFLAGS (\\Seen)] ok\r\n${tag} OK [READ-WRITE] done\r\n`;
  }
  if (/^UID SEARCH/i.test(command))
    return `* SEARCH ${unseen()
      .map((each) => each.uid)
      .join(' ')}\r\n${ok}`;
  if (/^UID FETCH/i.test(command) && message)
    return `* ${message.uid} FETCH (UID ${message.uid} BODY[]<0> {${message.raw.length}}\r\n${message.raw})\r\n${ok}`;
  if (/^UID STORE/i.test(command) && message) {
    message.isSeen = command.includes(String.raw`\Seen`);
    return `* ${message.uid} FETCH (UID ${message.uid} FLAGS (\\Seen))\r\n${ok}`;
  }
  if (/^LOGOUT/i.test(command)) return `* BYE bye\r\n${ok}`;
  return ok;
}

const server = createServer((socket: Socket) => {
  socket.on('error', () => undefined);
  socket.write('* OK IMAP4rev1 ready\r\n');
  socket.on('data', (data) => {
    for (const line of data.toString('latin1').split('\r\n').filter(Boolean)) {
      const [tag = '', ...words] = line.split(' ');
      socket.write(answerTo(tag, words.join(' ')), 'latin1');
    }
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
afterAll(() => void server.close());
// A server that listens on a host and port has an address of this kind.
const { port } = server.address() as AddressInfo;
const mailbox = imapMailbox(`imap://reader:secret%20word@127.0.0.1:${port}/Reports`);

test('each message that was not seen is handed over once, and one that could not be taken holds up no other and comes again', async () => {
  for (const uid of [1, 2, 3]) stored.push({ uid, raw: `Subject: Report ${uid}\r\n\r\nText`, isSeen: uid === 1 });
  const taken: string[] = [];
  const failing = mailbox.readUnseen((message) => {
    if (message.toString().includes('Report 2')) return Promise.reject(new Error('the database is away'));
    taken.push(message.toString());
    return Promise.resolve();
  });
  await expect(failing).rejects.toThrow('the database is away');
  expect(opened).toContain('Reports');
  expect(unseen().map(({ uid }) => uid)).toEqual([2]);
  const read = await mailbox.readUnseen((message) => Promise.resolve(void taken.push(message.toString())));
  expect(read).toBe(1);
  expect(taken).toEqual(['Subject: Report 3\r\n\r\nText', 'Subject: Report 2\r\n\r\nText']);
  expect(unseen()).toEqual([]);
});

test('a wrong password is a fault, and not an empty mailbox', async () => {
  const wrong = imapMailbox(`imap://reader:other@127.0.0.1:${port}/Reports`);
  await expect(wrong.readUnseen(() => Promise.resolve())).rejects.toThrow(/./);
});
