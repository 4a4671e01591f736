import { citedKinds, type CitedWork } from '../../../../contracts/production-values.ts';
import { readDoi } from '../../../../contracts/read-doi.ts';
import { foldWhitespace } from '../jats/html-text.ts';

type Csl = Readonly<Record<string, unknown>>;

const mostNames = 2000;
const longestFact = 2000;

const isRecord = (value: unknown): value is Csl => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as words. Reference managers write titles with a little mark-up. */
function words(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return foldWhitespace(String(value).replaceAll(/<\/?(?:i|b|sub|sup|span)\b[^>]*>/gu, '')).slice(0, longestFact);
}

function nameOf(value: unknown): CitedWork['authors'] {
  if (!isRecord(value)) return [];
  const particles = [value['dropping-particle'], value['non-dropping-particle']].map(words);
  const family = [...particles, words(value['family'])].filter(Boolean).join(' ') || words(value['literal']);
  const given = [words(value['given']), words(value['suffix'])].filter(Boolean).join(', ');
  return family === '' ? [] : [{ family, given }];
}

const namesOf = (value: unknown): CitedWork['authors'] =>
  Array.isArray(value) ? value.slice(0, mostNames).flatMap(nameOf) : [];

function yearOf(issued: unknown): string {
  const parts: unknown = isRecord(issued) ? (issued['date-parts'] ?? issued['raw'] ?? issued['literal']) : issued;
  return /\d{4}/u.exec(JSON.stringify(parts ?? ''))?.[0] ?? '';
}

const kinds = new Map<string, CitedWork['kind']>([
  ['article', 'document'],
  ['article-magazine', 'article-journal'],
  ['article-newspaper', 'article-journal'],
  ['post', 'webpage'],
  ['post-weblog', 'webpage'],
  ['entry-encyclopedia', 'chapter'],
  ['entry-dictionary', 'chapter'],
]);

/** A work as a reference manager has it (CSL JSON); null where it has no title and no author. */
export function readCsl(csl: Csl): CitedWork | null {
  const type = words(csl['type']);
  const authors = namesOf(csl['author']);
  const title = words(csl['title']);
  if (title === '' && authors.length === 0) return null;
  return {
    kind: citedKinds.find((kind) => kind === type) ?? kinds.get(type) ?? 'document',
    authors: authors.length > 0 ? authors : namesOf(csl['editor']),
    title,
    container: words(csl['container-title']),
    publisher: words(csl['publisher']),
    year: yearOf(csl['issued']),
    volume: words(csl['volume']),
    issue: words(csl['issue']),
    pages: words(csl['page']).replaceAll(/\s*[-–—]+\s*/gu, '–'),
    doi: readDoi(words(csl['DOI'])) ?? '',
    url: /^https?:\/\//u.test(words(csl['URL'])) ? words(csl['URL']) : '',
  };
}
