import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { readAuthorList } from '../wizard/author-paste/read-author-list.ts';
import { findDetails, type FoundDetails } from './finding/find-details.ts';
import { pdfText } from './reading/pdf-text.ts';

const corpus = path.resolve(import.meta.dirname, '../../../../../../shared/corpus/jose');
const isThere = existsSync(corpus);
if (!isThere) process.stderr.write(`\nSKIPPED: no real papers were read, since ${corpus} is missing.\n\n`);

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };
const plain = (xml: string) =>
  xml
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
const simple = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
const all = (xml: string, pattern: RegExp) => Array.from(xml.matchAll(pattern), ([, found = '']) => found);

/** What the paper's own XML says; its summary counts as the abstract, and may be missing. */
function truthOf(xml: string) {
  const summary = /<sec id="summary">\s*<title>[^<]*<\/title>(.*?)(?=<sec |<\/sec>)/s.exec(xml)?.[1];
  const contributors = all(xml, /<contrib contrib-type="author"[^>]*>(.*?)<\/contrib>/gs);
  return {
    title: plain(/<article-title>(.*?)<\/article-title>/s.exec(xml)?.[1] ?? ''),
    abstract: summary === undefined ? null : plain(summary),
    surnames: contributors.map((contributor) => plain(/<surname>(.*?)<\/surname>/s.exec(contributor)?.[1] ?? '')),
    affiliations: all(xml, /<aff id="[^"]*">(.*?)<\/aff>/gs).map(plain),
  };
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Whether two texts have nearly the same words; formulas and links are set in many ways. */
function isNearly(found: string, truth: string): boolean {
  const [ours, theirs] = [new Set(wordsOf(found)), new Set(wordsOf(truth))];
  const shared = [...ours].filter((word) => theirs.has(word)).length;
  return (2 * shared) / (ours.size + theirs.size) > 0.95;
}

async function read(paper: string, isDescribed: boolean): Promise<FoundDetails> {
  const data = new Uint8Array(readFileSync(path.join(corpus, paper, 'article.pdf')));
  const opening = getDocument({ data, verbosity: 0 });
  const { lines, described } = await pdfText(await opening.promise, () => {});
  await opening.destroy();
  return findDetails(lines, isDescribed ? described : null);
}

const share = (outcomes: readonly boolean[]) => outcomes.filter(Boolean).length / outcomes.length;

describe.skipIf(!isThere)('real papers', () => {
  const papers = isThere ? readdirSync(corpus) : [];

  test.each([
    ['by their look alone', false],
    ['with the title of the file’s own description', true],
  ])(
    'give their title, abstract, authors and affiliations, %s',
    async (how, isDescribed) => {
      const outcomes = {
        titles: [] as boolean[],
        abstracts: [] as boolean[],
        authors: [] as boolean[],
        places: [] as boolean[],
      };
      for (const paper of papers) {
        const truth = truthOf(readFileSync(path.join(corpus, paper, 'article.xml'), 'utf8'));
        const found = await read(paper, isDescribed);
        const authors = readAuthorList(found.byline);
        const places = simple(authors.map(({ authorAffiliation }) => authorAffiliation).join(' '));
        outcomes.titles.push(simple(found.title ?? '') === simple(truth.title));
        outcomes.abstracts.push(
          truth.abstract === null ? found.abstract === null : isNearly(found.abstract ?? '', truth.abstract),
        );
        outcomes.authors.push(
          simple(authors.map(({ authorLastName }) => authorLastName).join()) === simple(truth.surnames.join()),
        );
        outcomes.places.push(truth.affiliations.every((place) => places.includes(simple(place))));
      }
      const shares = Object.entries(outcomes).map(([name, values]) => [name, share(values)] as const);
      const figures = shares.map(([name, value]) => `${name} ${Math.round(value * 100)} %`).join(', ');
      process.stdout.write(`${papers.length} real papers, ${how}: ${figures}\n`);
      const { titles, abstracts, authors, places } = Object.fromEntries(shares);
      expect(titles).toBeGreaterThanOrEqual(0.9);
      expect(abstracts).toBeGreaterThanOrEqual(0.8);
      expect(authors).toBeGreaterThanOrEqual(0.8);
      expect(places).toBeGreaterThanOrEqual(0.8);
    },
    60_000,
  );
});
