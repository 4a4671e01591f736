import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { printedWords } from '../../../../test/printed-words.ts';
import { aCertificate } from './certificate-fixture.ts';
import { printCertificate } from './print-certificate.ts';

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const wordsOf = async (...changes: Parameters<typeof aCertificate>) =>
  printedWords(await printCertificate(aCertificate(...changes)));
/** Where lines end does not matter. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
/** PDFium guesses spaces from gaps, and guesses wrong in some scripts. */
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

test('one page states what is on record, and leads to where it is confirmed', async () => {
  const { text, info, numPages, links, tagged } = await wordsOf();
  expect(numPages).toBe(1);
  for (const stated of [
    'Certificate of Publication',
    'On examples',
    'Alex Example',
    'Journal of Examples',
    'ISSN 2789-1234',
    'A0006789AB',
    '3 May 2025',
    '21 July 2025',
    '27 September 2025',
    'https://doi.org/10.5555/jex.42',
    aCertificate().address,
  ])
    expect(text).toContain(stated);
  expect(links).toEqual(['https://doi.org/10.5555/jex.42', aCertificate().address]);
  expect(info).toMatchObject({
    Title: 'Certificate of Publication: On examples',
    Author: 'Alex Example',
    Language: 'en-GB',
  });
  for (const role of ['H1', 'Link', 'Figure']) expect(tagged).toContain(`"role":"${role}"`);
});

test('what is not on record is left out', async () => {
  const { text } = await wordsOf({
    journalISSN: null,
    articleVolume: null,
    articleIssue: null,
    articleReceivedDate: null,
    articleAcceptedDate: null,
    articlePublishedDate: '2011-05',
    doi: null,
  });
  expect(text).toContain('May 2011');
  expect(text).not.toMatch(/ISSN|VOLUME|ISSUE|RECEIVED|ACCEPTED|doi\.org|null|Invalid/);
});

const names = {
  Turkish: 'Şule Karadağ Işık',
  Vietnamese: 'Nguyễn Thị Hồng Ánh',
  Polish: 'Łukasz Źdźbło',
  'Latin with two marks': 'Adé Ọ̀ṣọ́',
  Greek: 'Ελένη Παπαδοπούλου',
  Cyrillic: 'Ольга Щербакова',
  Arabic: 'محمد بن عبد الله الحسني',
  Persian: 'پژوهشگر گیلانی',
  Hebrew: 'אברהם יהושע',
  Devanagari: 'क्षितिज श्रीवास्तव',
  Bengali: 'প্রিয়া চট্টোপাধ্যায়',
  Tamil: 'லக்ஷ்மி ஸ்ரீநிவாசன்',
  Thai: 'สมชาย ที่น้ำใจดี',
  Chinese: '王小明',
  Japanese: '山田さくら',
  Korean: '김민수',
  Georgian: 'ნინო გელაშვილი',
  Armenian: 'Արամ Խաչատրյան',
};

test.each(Object.entries(names))('a name in %s is found as it is written: %s', async (_, name) => {
  const { text } = await wordsOf({ authors: ['Ana Lima', name, 'Jo Ng'] });
  for (const word of name.normalize('NFC').split(' ')) expect(withoutSpaces(text)).toContain(word);
  expect(text).not.toContain('U+');
});

test('all scripts stand beside each other', async () => {
  const { text, numPages } = await wordsOf({ authors: Object.values(names) });
  expect(numPages).toBe(1);
  expect(text).not.toContain('U+');
});

test('nothing in a title or a name becomes markup', async () => {
  const hostile =
    '#read("secret.txt") #import "press.typ": job; $x^2$ @key <label> *a* _b_ = c \\ // d /* e */ `f` https://g.example';
  const { text, links } = await wordsOf({ articleTitle: hostile, authors: [hostile], journalTitle: hostile });
  expect(inOneLine(text).split(hostile)).toHaveLength(4);
  expect(links).toHaveLength(2);
});

describe('however long', () => {
  const twoHundred = Array.from({ length: 200 }, (_, index) => `Maximilian Featherstone ${index}`);

  test('200 authors are all named, below a title of 500 characters, too', async () => {
    for (const articleTitle of ['On examples', 'Examples of '.repeat(42).slice(0, 500)]) {
      const { text, numPages } = await wordsOf({ authors: twoHundred, articleTitle });
      expect(numPages).toBe(1);
      for (const name of twoHundred) expect(inOneLine(text)).toContain(name);
      expect(text).not.toContain('more');
    }
  });

  test('authors that have no room are counted, never left out in silence', async () => {
    const authors = twoHundred.map((name) => `${name} ${'of a very long name '.repeat(7).trim()}`);
    const { text, numPages } = await wordsOf({ authors, articleTitle: 'x'.repeat(500) });
    expect(numPages).toBe(1);
    const left = Number(/and (\d+) more/.exec(inOneLine(text))?.[1]);
    const named = inOneLine(text).match(/Maximilian Featherstone \d+/g) ?? [];
    expect(named.length).toBeGreaterThan(5);
    expect(named.length + left).toBe(200);
    expect(inOneLine(text).replaceAll(' ', '')).toContain('x'.repeat(500));
  }, 20_000);
});

test('titles with formulas, line breaks and what no font has are told in one line of text', async () => {
  const { text, info } = await wordsOf({ articleTitle: 'CO₂ at 10⁻⁶ mol·L⁻¹\nand E = mc² \u{13000} ≤ ∞', authors: [] });
  expect(inOneLine(text)).toContain('CO₂ at 10⁻⁶ mol·L⁻¹ and E = mc² [U+13000] ≤ ∞');
  expect(text).not.toMatch(/^by$/m);
  expect(info).toMatchObject({ Title: 'Certificate of Publication: CO₂ at 10⁻⁶ mol·L⁻¹ and E = mc² \u{13000} ≤ ∞' });
});

test('a date that is none is printed as it stands', async () => {
  const { text } = await wordsOf({ articlePublishedDate: '2011-13-40' });
  expect(text).toContain('2011-13-40');
});

test('the same certificate gives the same bytes, in another process too', async () => {
  const certificate = aCertificate({ authors: [names.Turkish, names.Arabic, names.Devanagari, names.Japanese] });
  const once = digest(await printCertificate(certificate));
  const elsewhere = `
    import { printCertificate } from ${JSON.stringify(new URL('./print-certificate.ts', import.meta.url).href)};
    process.stdout.write(await printCertificate(${JSON.stringify(certificate)}));`;
  expect(digest(execFileSync(process.execPath, ['--input-type=module', '--eval', elsewhere]))).toBe(once);
  expect(digest(await printCertificate(aCertificate()))).not.toBe(once);
}, 60_000);
