import { createServer, type AddressInfo, type Socket } from 'node:net';
import { atTheEnd } from '../at-the-end.ts';

interface Mailbox {
  readonly user: string;
  readonly password: string;
  readonly folder: string;
}

interface Stored {
  readonly uid: number;
  /** A character for each byte. */
  readonly raw: string;
  isSeen: boolean;
}

const quoted = (word: string) => `"?${word}"?`;

/** What a mail server answers (RFC 3501), as far as a mailbox is read. */
function answerTo(mailbox: Mailbox, stored: readonly Stored[], tag: string, command: string): string {
  const [, uid = ''] = /^UID (?:FETCH|STORE) (\d+)/i.exec(command) ?? [];
  const message = stored.find((each) => each.uid === Number(uid));
  const ok = `${tag} OK done\r\n`;
  const unless = (isRight: boolean, answer = ok) => (isRight ? answer : `${tag} NO wrong\r\n`);
  const { user, password, folder } = mailbox;
  if (/^CAPABILITY/i.test(command)) return `* CAPABILITY IMAP4rev1\r\n${ok}`;
  if (/^LOGIN/i.test(command)) return unless(new RegExp(`${quoted(user)} ${quoted(password)}$`).test(command));
  if (/^(LIST|LSUB)/i.test(command)) return `* LIST (\\HasNoChildren) "/" "${folder}"\r\n${ok}`;
  if (/^SELECT/i.test(command))
    return unless(
      new RegExp(`${quoted(folder)}$`).test(command),
      `* FLAGS (\\Seen)\r\n* ${stored.length} EXISTS\r\n* 0 RECENT\r\n* OK [UIDVALIDITY 1] ok\r\n* OK [UIDNEXT 9] ok\r\n* OK [PERMANENTFLAGS (\\Seen)] ok\r\n${tag} OK [READ-WRITE] done\r\n`,
    );
  if (/^UID SEARCH/i.test(command)) {
    const unseen = stored.filter(({ isSeen }) => !isSeen);
    return `* SEARCH ${unseen.map((each) => each.uid).join(' ')}\r\n${ok}`;
  }
  if (/^UID FETCH/i.test(command) && message) {
    const [, most] = /BODY\.PEEK\[\]<0\.(\d+)>/i.exec(command) ?? [];
    const sent = message.raw.slice(0, most === undefined ? undefined : Number(most));
    const name = most === undefined ? 'BODY[]' : 'BODY[]<0>';
    const facts = `UID ${message.uid} RFC822.SIZE ${message.raw.length}`;
    return `* ${message.uid} FETCH (${facts} ${name} {${sent.length}}\r\n${sent})\r\n${ok}`;
  }
  if (/^UID STORE/i.test(command) && message) {
    message.isSeen = command.includes(String.raw`\Seen`);
    return `* ${message.uid} FETCH (UID ${message.uid} FLAGS (\\Seen))\r\n${ok}`;
  }
  return /^LOGOUT/i.test(command) ? `* BYE bye\r\n${ok}` : ok;
}

/** A live mailbox with one folder, as it is read over IMAP; ended after the suite. */
export async function anImapServer(mailbox: Mailbox) {
  const stored: Stored[] = [];
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    socket.write('* OK IMAP4rev1 ready\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString('latin1').split('\r\n').filter(Boolean)) {
        const [tag = '', ...words] = line.split(' ');
        socket.write(answerTo(mailbox, stored, tag, words.join(' ')), 'latin1');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  atTheEnd(() => void server.close());
  // A server that listens on a host and port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const account = `${encodeURIComponent(mailbox.user)}:${encodeURIComponent(mailbox.password)}`;
  return {
    url: `imap://${account}@127.0.0.1:${port}/${encodeURIComponent(mailbox.folder)}`,
    /** Lets a message arrive. */
    put: (raw: string, { isSeen = false } = {}) => void stored.push({ uid: stored.length + 1, raw, isSeen }),
    /** What nobody has marked as seen. */
    unseen: () => stored.filter(({ isSeen }) => !isSeen).map(({ raw }) => raw),
  };
}
