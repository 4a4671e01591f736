import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAuthorList } from './read-author-list.ts';

const corpus = path.resolve(import.meta.dirname, '../../../../../../../shared/corpus');
const isThere = existsSync(corpus);
if (!isThere) process.stderr.write(`\nSKIPPED: no real bylines were read, since ${corpus} is missing.\n\n`);

interface RealAuthor {
  readonly given: string;
  readonly last: string;
  readonly affiliations: readonly string[];
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };
const plain = (xml: string) =>
  xml
    .replaceAll(/<(?:label|email|ext-link|fax|phone)[^>]*>.*?<\/(?:label|email|ext-link|fax|phone)>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.;])/g, '')
    .replace(/[\s,.;]+$/, '')
    .trim();
const all = (xml: string, pattern: RegExp) => Array.from(xml.matchAll(pattern), ([, found = '']) => found);

/** The authors of an article by its own XML. */
function authorsOf(xml: string): RealAuthor[] {
  const front = /<front>.*?<\/front>/s.exec(xml)?.[0] ?? '';
  const places = new Map(
    Array.from(front.matchAll(/<aff [^>]*id="([^"]+)"[^>]*>(.*?)<\/aff>/gs), ([, id = '', text = '']) => [
      id,
      plain(text),
    ]),
  );
  return all(front, /<contrib contrib-type="author"[^>]*>(.*?)<\/contrib>/gs).map((contributor) => ({
    given: plain(/<given-names[^>]*>(.*?)<\/given-names>/s.exec(contributor)?.[1] ?? ''),
    last: plain(/<surname[^>]*>(.*?)<\/surname>/s.exec(contributor)?.[1] ?? ''),
    affiliations: all(contributor, /<xref [^>]*ref-type="aff"[^>]*rid="([^"]+)"/gs).flatMap(
      (id) => places.get(id) ?? [],
    ),
  }));
}

const isWhole = (authors: readonly RealAuthor[]) =>
  authors.length > 0 && authors.every(({ given, last, affiliations }) => ![given, last, ...affiliations].includes(''));

const files = isThere
  ? readdirSync(corpus, { recursive: true, encoding: 'utf8' }).filter((file) => /(?:article|\d)\.xml$/.test(file))
  : [];
const bylines = files.map((file) => authorsOf(readFileSync(path.join(corpus, file), 'utf8'))).filter(isWhole);

const raised = (number: number) => Array.from(String(number), (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '').join('');
const letter = (number: number) => 'abcdefghijklmnopqrstuvwxyz'[number - 1] ?? '';
const numbered = (authors: readonly RealAuthor[]) => [...new Set(authors.flatMap(({ affiliations }) => affiliations))];

type Mark = (number: number) => string;

/** A byline with marks and, below, their meaning. */
function marked(authors: readonly RealAuthor[], mark: Mark, before: string, joining: string): string {
  const places = numbered(authors);
  const names = authors.map(({ given, last, affiliations }) => {
    const marks = affiliations.map((place) => mark(places.indexOf(place) + 1));
    return `${given} ${last}${marks.length > 0 ? before : ''}${marks.join(',')}`;
  });
  const notes = places.map((place, at) => `${mark(at + 1)} ${place}`);
  return [[names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(joining), ...notes].join('\n');
}

const hasMarks = (authors: readonly RealAuthor[]) => authors.every(({ affiliations }) => affiliations.length > 0);
const fewPlaces = (authors: readonly RealAuthor[]) => hasMarks(authors) && numbered(authors).length <= 26;
const oneEach = (authors: readonly RealAuthor[]) => authors.every(({ affiliations }) => affiliations.length === 1);

const styles: readonly {
  name: string;
  fits: (authors: readonly RealAuthor[]) => boolean;
  write: (authors: readonly RealAuthor[]) => string;
  hasPlaces: boolean;
  rightShare: number;
}[] = [
  {
    name: 'raised marks',
    fits: hasMarks,
    write: (a) => marked(a, raised, '', ' and '),
    hasPlaces: true,
    rightShare: 0.95,
  },
  {
    name: 'digits at the name',
    fits: hasMarks,
    write: (a) => marked(a, String, '', ', '),
    hasPlaces: true,
    rightShare: 0.95,
  },
  {
    name: 'digits apart',
    fits: hasMarks,
    write: (a) => marked(a, String, ' ', ' & '),
    hasPlaces: true,
    rightShare: 0.95,
  },
  {
    name: 'letters apart',
    fits: fewPlaces,
    write: (a) => marked(a, letter, ' ', ', and '),
    hasPlaces: true,
    rightShare: 0.95,
  },
  {
    name: 'last names first',
    fits: () => true,
    write: (authors) => authors.map(({ given, last }) => `${last}, ${given}`).join('; '),
    hasPlaces: false,
    rightShare: 0.98,
  },
  {
    name: 'names alone',
    fits: () => true,
    write: (authors) => authors.map(({ given, last }) => `${given} ${last}`).join(', '),
    hasPlaces: false,
    rightShare: 0.97,
  },
  {
    name: 'one a line',
    fits: oneEach,
    write: (authors) =>
      authors.map(({ given, last, affiliations }) => `${given} ${last}, ${affiliations[0]}`).join('\n'),
    hasPlaces: true,
    rightShare: 0.9,
  },
];

const whole = (given: string, last: string) => `${given} ${last}`.replaceAll(/[\s.]+/g, ' ').trim();

/** Whether a list has every author under the right name, and with the right affiliations where they were written. */
function isRight(text: string, authors: readonly RealAuthor[], hasPlaces: boolean): boolean {
  const found = readAuthorList(text);
  return (
    found.length === authors.length &&
    found.every(({ authorGivenName, authorLastName, authorAffiliation }, place) => {
      const { given = '', last = '', affiliations = [] } = authors[place] ?? {};
      const isNamed = whole(authorGivenName, authorLastName) === whole(given, last);
      return isNamed && (!hasPlaces || authorAffiliation === affiliations.join('; '));
    })
  );
}

describe.skipIf(!isThere)('issue 5: real bylines, as people paste them', () => {
  test.each(styles)('$name', ({ name, fits, write, hasPlaces, rightShare }) => {
    const fitting = bylines.filter(fits);
    const wrong = fitting.filter((authors) => !isRight(write(authors), authors, hasPlaces));
    const right = fitting.length - wrong.length;
    process.stderr.write(`${name}: ${right} of ${fitting.length} bylines are right.\n`);
    expect(fitting.length).toBeGreaterThan(50);
    expect(right / fitting.length).toBeGreaterThanOrEqual(rightShare);
  });

  test('given and last names are told apart', () => {
    const people = bylines.flat();
    const right = people.filter(({ given, last }) => {
      const [found] = readAuthorList(`${given} ${last}`);
      return found?.authorLastName === last && whole(found.authorGivenName, '') === whole(given, '');
    });
    process.stderr.write(`${right.length} of ${people.length} names are told apart.\n`);
    expect(right.length / people.length).toBeGreaterThan(0.95);
  });
});
