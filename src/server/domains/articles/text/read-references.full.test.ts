import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseXml } from '../jats/parse-xml.ts';
import { readJatsArticle } from '../jats/read-jats-article.ts';
import { descendants, textOf, type XmlElement } from '../jats/xml-tree.ts';
import { readReference } from './read-reference.ts';

const corpus = path.join(import.meta.dirname, '../../../../../../shared/corpus');
const isThere = existsSync(corpus);
if (!isThere) process.stderr.write(`\nSKIPPED: no real references were read, since ${corpus} is missing.\n\n`);

const parts = ['authors', 'title', 'container', 'year', 'volume', 'issue', 'pages', 'doi'] as const;
type Parts = Record<(typeof parts)[number], string>;

const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What the source says of an article in a journal; null for other works. */
function taggedParts(reference: XmlElement, doi: string | null): Parts | null {
  const [work] = descendants(reference, 'mixed-citation', 'element-citation', 'nlm-citation');
  if (work === undefined) return null;
  const first = (name: string): string => textOf(descendants(work, name)[0]);
  if (['article-title', 'source', 'year', 'volume'].some((name) => first(name) === '')) return null;
  const people = descendants(work, 'person-group')[0] ?? work;
  return {
    authors: folded(descendants(people, 'surname').map(textOf).join('')),
    title: folded(first('article-title')),
    container: folded(first('source')),
    year: first('year').slice(0, 4),
    volume: folded(first('volume')),
    issue: folded(first('issue')),
    pages: folded(first('fpage') + first('lpage')),
    doi: doi?.toLowerCase() ?? '',
  };
}

function readParts(html: string): Parts | null {
  const work = readReference(html);
  if (work === null) return null;
  const { authors, title, container, year, volume, issue, pages, doi } = work;
  const names = folded(authors.map(({ family }) => family).join(''));
  const rest = { title, container, volume, issue, pages };
  const foldedRest = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, folded(value)]));
  return { authors: names, year, doi: doi.toLowerCase(), ...foldedRest } as Parts;
}

/** The share of 4,600 references that is read as the publishers have tagged them, in percent. */
const least: Record<keyof Parts, number> = {
  authors: 99,
  title: 93,
  container: 91,
  year: 99,
  volume: 98,
  issue: 99,
  pages: 98,
  doi: 99,
};

test.skipIf(!isThere)('real references are read as their publishers have tagged them', () => {
  const right = new Map<string, number>();
  let count = 0;
  for (const name of readdirSync(corpus, { recursive: true, encoding: 'utf8' })) {
    if (!/(?:jose.*article|plos.*|zookeys.*)\.xml$/.test(name)) continue;
    const bytes = readFileSync(path.join(corpus, name));
    const { references } = readJatsArticle(bytes);
    const tagged = descendants(parseXml(bytes), 'ref');
    if (tagged.length !== references.length) continue;
    for (const [place, reference] of references.entries()) {
      const source = tagged[place];
      const expected = source === undefined ? null : taggedParts(source, reference.doi);
      if (expected === null) continue;
      count += 1;
      const found = readParts(reference.html);
      for (const part of parts) if (found?.[part] === expected[part]) right.set(part, (right.get(part) ?? 0) + 1);
    }
  }
  expect(count).toBeGreaterThan(4000);
  const share = Object.fromEntries(parts.map((part) => [part, (100 * (right.get(part) ?? 0)) / count]));
  const below = parts.filter((part) => (share[part] ?? 0) < least[part]);
  expect({ below, share }).toMatchObject({ below: [] });
});
