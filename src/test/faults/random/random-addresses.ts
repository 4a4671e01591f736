import fc, { type Arbitrary } from 'fast-check';
import { pages } from '../../../contracts/pages.ts';
import { Known } from './known-values.ts';
import type { KnownValues } from './known-values.ts';

/** What would run, or break out of where it stands, if a page gave it back as it came. */
const markup = [
  '"><svg/onload=marked(1)>',
  '</script><svg/onload=marked(1)>',
  '</title></textarea><svg/onload=marked(1)>',
  '" onmouseover=marked(1) x="',
  "' onmouseover=marked(1) x='",
  'javascript:marked(1)',
  'JaVaScRiPt&colon;marked(1)',
  '-->%3Csvg/onload=marked(1)%3E',
  '\u2028</script><svg/onload=marked(1)>',
  '%0d%0aX-Marked: 1',
  '\r\nX-Marked: 1',
];

const piece: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...markup) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '',
      '.',
      '..',
      '0',
      '-1',
      '999999999999',
      'null',
      '__proto__',
      'constructor',
      '\u202egnp',
      '٣',
      'a'.repeat(3000),
      '//evil.example',
      '\\evil.example',
      'https://evil.example/',
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom('articleId', 'journalAbbreviation', 'userId', 'email', 'volume'), fc.nat())
      .map(([name, pick]) => new Known(name, 'string', pick, 'none')),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom('articleId', 'userId', 'journalId'), fc.nat())
      .map(([name, pick]) => new Known(name, 'uuid', pick, 'none')),
  },
);

/** What the addresses of the product ask for, and what they do not. */
const names = [
  'q',
  'page',
  'year',
  'journal',
  'subject',
  'sort',
  'tab',
  'part',
  'kind',
  'volume',
  'issue',
  'session_id',
  'redirect',
  'next',
  'from',
  'to',
  'token',
  'lang',
  'a[b]',
  '__proto__',
  '_data',
  '_routes',
  'index',
];

const besides = [
  '/all_articles.rss',
  '/journal/:journalAbbreviation/articles.rss',
  '/journal/:journalAbbreviation/:articleId/citation.bib',
  '/journal/:journalAbbreviation/:articleId/citation.ris',
  '/journal/:journalAbbreviation/:articleId/article.pdf',
  '/sitemap.xml',
  '/sitemap-articles-:part.xml',
  '/robots.txt',
  '/assets/:name',
  '/:one',
  '/:one/:two',
  '/:one/:two/:three/:four',
];

const patterns = [...Object.values(pages).map(({ pattern }) => pattern), ...besides];

/** What of an address was thought of, before it is known what the site holds. */
export interface AddressPlan {
  readonly pattern: string;
  readonly pieces: readonly unknown[];
  readonly query: readonly (readonly [string, unknown])[];
  readonly spelling: 'as it is' | 'in capitals' | 'doubled slashes' | 'data' | 'not encoded' | 'slash at its end';
}

/** Addresses of public pages, and of none. */
export const addressPlan: Arbitrary<AddressPlan> = fc.record({
  pattern: fc.constantFrom(...patterns),
  pieces: fc.array(piece, { minLength: 5, maxLength: 5 }),
  query: fc.array(
    fc.tuple(
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...names) },
        { weight: 1, arbitrary: fc.constantFrom(...markup) },
      ),
      piece,
    ),
    { maxLength: 4 },
  ),
  spelling: fc.constantFrom(
    'as it is',
    'as it is',
    'as it is',
    'in capitals',
    'doubled slashes',
    'data',
    'not encoded',
    'slash at its end',
  ),
});

/** Signs that a request line may hold. */
const sendable = (text: string) => text.replaceAll(/[^\x21-\x7e]/gu, (sign) => encodeURIComponent(sign.toWellFormed()));

/** The address of a plan, as it is sent. */
export function addressOf({ pattern, pieces, query, spelling }: AddressPlan, known: KnownValues): string {
  const left = pieces.map((one) => String(known.filledIn(one)).toWellFormed());
  const path = pattern.replaceAll(/:\w+/g, () => {
    const next = left.shift() ?? '';
    return spelling === 'not encoded' ? sendable(next).replaceAll('?', '%3f') : encodeURIComponent(next);
  });
  const search = new URLSearchParams(
    query.map(([name, value]) => [name, String(known.filledIn(value)).toWellFormed()]),
  );
  const spelled = {
    'as it is': path,
    'not encoded': path,
    'in capitals': path.toUpperCase(),
    'doubled slashes': path.replaceAll('/', '//'),
    'slash at its end': `${path}/`,
    data: `${path === '/' ? '/_root' : path}.data`,
  }[spelling];
  return `${spelled}${search.size > 0 ? `?${search}` : ''}`;
}
