import { expect, test } from 'vitest';
import { labelOf } from './label-of.ts';

test.each([
  ['a path', '../../etc/passwd.pdf', 'passwd.pdf'],
  ['a Windows path', 'C:\\Users\\a\\paper.pdf', 'paper.pdf'],
  ['line breaks', 'a\r\nSet-Cookie: b\r\n.pdf', 'aSet-Cookie: b.pdf'],
  ['line separators', 'a\u2028b\u2029c.pdf', 'abc.pdf'],
  ['NUL', 'paper.pdf\u0000.exe', 'paper.pdf.exe'],
  ['a mark that turns text', 'paper\u202efdp.exe', 'paperfdp.exe'],
  ['isolates and marks', '\u2067ورقة\u2069\u200f.pdf', 'ورقة.pdf'],
  ['spaces that nobody sees', 'pa\u200b\ufeffper.pdf', 'paper.pdf'],
  ['only full stops', '....', 'file'],
  ['full stops and an ending', '.....pdf', 'file.pdf'],
  ['an ending alone', '.docx', 'file.docx'],
  ['a hidden file', '.htaccess.pdf', 'htaccess.pdf'],
  ['full stops at the end, which Windows drops', 'paper.exe. . ', 'paper.exe'],
  ['a device', 'CON.pdf', '_CON.pdf'],
  ['a device with more endings', 'nul.tar.docx', '_nul.tar.docx'],
  ['no device', 'conference.pdf', 'conference.pdf'],
  ['quotes', '"paper" \'one\'.pdf', '"paper" \'one\'.pdf'],
  ['half a character', 'a\ud83d.pdf', 'a\ufffd.pdf'],
  ['letters in parts', 'cafe\u0301.pdf', 'caf\u00e9.pdf'],
  ['joiners, which Persian needs', 'می‌خواهم.pdf', 'می‌خواهم.pdf'],
  ['nothing', '', 'file'],
])('a name becomes a harmless label: %s', (_what, name, label) => {
  expect(labelOf(name)).toBe(label);
});

test('a name that is missing becomes a label, too', () => {
  expect(labelOf(undefined)).toBe('file');
});

test.each([['a'], ['é'], ['👩‍👩‍👧'], ['و']])(
  '300 of “%s”: at most 200 bytes, whole characters, and the ending',
  (letter) => {
    const label = labelOf(`${letter.repeat(300)}.docx`);
    expect(Buffer.byteLength(label)).toBeLessThanOrEqual(200);
    expect(Buffer.byteLength(label)).toBeGreaterThan(150);
    expect(label).toMatch(/\.docx$/);
    expect(label.replace('.docx', '').split(letter).join('')).toBe('');
    expect(label.isWellFormed()).toBe(true);
  },
);
