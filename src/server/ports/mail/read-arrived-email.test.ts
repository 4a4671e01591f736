import { expect, test } from 'vitest';
import { headIn, readArrivedEmail } from './read-arrived-email.ts';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text.replaceAll('\n', '\r\n'), encoding);
const part = (head: string, body: string) => `--x\n${head}\n\n${body}\n`;
const mixed = (...parts: readonly string[]) => `Content-Type: multipart/mixed; boundary=x\n\n${parts.join('')}--x--\n`;

test.each([
  ['Latin-1', bytes('Content-Type: text/plain; charset=iso-8859-1\n\nGrüße', 'latin1'), 'Grüße'],
  [
    'Shift JIS',
    Buffer.concat([bytes('Content-Type: text/plain; charset=shift_jis\n\n'), Buffer.from('8365835883672e', 'hex')]),
    'テスト.',
  ],
  [
    'Windows-1256',
    Buffer.concat([bytes('Content-Type: text/plain; charset=windows-1256\n\n'), Buffer.from('e3d1cdc8c7', 'hex')]),
    'مرحبا',
  ],
  [
    'quoted-printable',
    bytes('Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\nGr=C3=BC=C3=9Fe'),
    'Grüße',
  ],
  ['an unknown charset', bytes('Content-Type: text/plain; charset=x-none\n\nHello'), 'Hello'],
  ['no head', bytes('\nHello'), 'Hello'],
  [
    'HTML alone',
    bytes('Content-Type: text/html\n\n<p>Hello</p><script>x</script><blockquote><p>Old</p></blockquote>'),
    'Hello\n\n> Old',
  ],
])('a text in %s is read', async (_what, raw, text) => {
  expect((await readArrivedEmail(raw))?.text.trim()).toBe(text);
});

test('files are taken, and not logos, signatures and appointments; senders and lines of the head are all told', async () => {
  const read = await readArrivedEmail(
    bytes(
      `From: "A" <A@b.example>, c@d.example\nMessage-ID: <1@b.example>\nReceived: one\nReceived: two\n${mixed(
        part('Content-Type: text/plain', 'Hello'),
        part('Content-Type: image/png\nContent-Disposition: inline; filename=logo.png\nContent-ID: <1>', 'x'),
        part('Content-Type: application/pgp-signature; name=signature.asc', 'x'),
        part(
          'Content-Type: application/pdf\nContent-Disposition: attachment; filename="=?utf-8?Q?=C3=BC.pdf?="',
          '%PDF',
        ),
        part('Content-Type: message/rfc822', 'Subject: Other\n\nText'),
      )}`,
    ),
  );
  expect(read?.files.map(({ name }) => name)).toEqual(['ü.pdf', expect.any(String)]);
  expect(read).toMatchObject({ from: ['a@b.example', 'c@d.example'], messageId: '<1@b.example>', isReadable: true });
  expect(read?.head.get('received')).toHaveLength(2);
  expect(read?.text.trim()).toBe('Hello');
});

test('an email that takes too long is read no further than its head', async () => {
  const slow = bytes(`From: a@b.example\n\n${'\n'.repeat(1_000_000)}`);
  expect(await readArrivedEmail(slow, 1500)).toMatchObject({ from: ['a@b.example'], isReadable: false, text: '' });
});

test('the head ends at the first empty line', () => {
  expect(headIn(bytes('To: a\nCc: b\n\nTo: c'))).toBe('To: a\r\nCc: b');
});
