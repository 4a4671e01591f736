import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { htmlFaults } from './html-soundness.ts';
import { readJatsArticle } from './read-jats-article.ts';
import type { JatsArticle } from './jats-article.ts';

const corpus = join(import.meta.dirname, '../../../../../../shared/corpus');
const isThere = existsSync(corpus);
if (!isThere) {
  process.stderr.write(`\nSKIPPED: no real articles were read, since ${corpus} is missing.\n\n`);
}

function filesIn(folder: string, pattern: RegExp): string[] {
  const entries = readdirSync(join(corpus, folder), { recursive: true, encoding: 'utf8' });
  return entries.filter((entry) => pattern.test(entry)).map((entry) => join(corpus, folder, entry));
}

function readAll(folder: string, pattern = /\.xml$/): Map<string, JatsArticle> {
  return new Map(filesIn(folder, pattern).map((file) => [file, readJatsArticle(readFileSync(file))]));
}

function named(articles: Map<string, JatsArticle>, part: string): JatsArticle {
  const found = [...articles].find(([file]) => file.includes(part));
  if (found === undefined) throw new Error(`No file is named ${part}.`);
  return found[1];
}

function markupOf(article: JatsArticle): string[] {
  const { body, abstract, title, keywords, references } = article;
  return [body, abstract, title, ...keywords, ...references].flatMap((part) => (part === null ? [] : [part.html]));
}

describe.skipIf(!isThere)('real articles', () => {
  const jose = isThere ? readAll('jose', /article\.xml$/) : new Map<string, JatsArticle>();
  const zookeys = isThere ? readAll('zookeys') : new Map<string, JatsArticle>();
  const plos = isThere ? readAll('plos') : new Map<string, JatsArticle>();
  const all = [...jose, ...zookeys, ...plos];

  test('are all read, with every reference', () => {
    expect([jose.size, zookeys.size, plos.size]).toEqual([17, 199, 25]);
    const references = [jose, zookeys, plos].map((set) =>
      [...set.values()].reduce((count, article) => count + article.references.length, 0),
    );
    expect(references).toEqual([226, 5550, 1342]);
  });

  test('all have a DOI, a journal, an abstract, a body and a licence', () => {
    const incomplete = all.filter(
      ([, { doi, journal, abstract, body, licence }]) => !doi || !journal.title || !abstract || !body || !licence,
    );
    expect(incomplete.map(([file]) => file)).toEqual([]);
  });

  test('give sound HTML without anything that runs', () => {
    const faults = all.flatMap(([file, article]) =>
      markupOf(article)
        .flatMap((html) => [...htmlFaults(html), ...(/<script|javascript:|&amp;amp;/i.exec(html) ?? [])])
        .map((fault) => `${file}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('hold each id once, and links only to ids that are there', () => {
    const faults = all.flatMap(([file, { body, references }]) => {
      const html = body?.html ?? '';
      const ids = [...Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id), ...references.map(({ id }) => id)];
      const known = new Set(ids);
      const dead = Array.from(html.matchAll(/href="#([^"]*)"/g), ([, id]) => id).filter((id) => !known.has(id));
      return known.size === ids.length && dead.length === 0 ? [] : [file];
    });
    expect(faults).toEqual([]);
  });

  test('have contents that lead to their sections', () => {
    const strays = all.filter(([, { body }]) => body?.contents.some(({ id }) => !body.html.includes(` id="${id}"`)));
    expect(strays.map(([file]) => file)).toEqual([]);
  });

  test('name the authors of ZooKeys with their corresponding authors', () => {
    const article = named(zookeys, '100.1360');
    expect(article.authors.map(({ lastName, email }) => [lastName, email])).toEqual([
      ['Skłodowski', 'sklodowski@wl.sggw.pl'],
      ['Garbalińska', 'pagar2@op.pl'],
    ]);
    expect(article).toMatchObject({ issue: '100', firstPage: '371', published: { iso: '2011-05-20' } });
    expect(named(zookeys, '101.1133').body?.html).toContain('<section class="treatment"');
    expect(named(zookeys, '135.1344').title.html).toContain('<i>Heterodera cajani</i>');
  });

  test('take the summary of a JOSE paper as its abstract, and its ORCID identifiers bare', () => {
    const article = named(jose, 'jose.00090');
    expect(article.abstract?.origin).toBe('summary');
    expect(article.abstract?.text).toMatch(/^The use of econometrics/);
    expect(article.authors[0]).toMatchObject({ lastName: 'Rising', orcid: '0000-0001-8514-4748' });
  });

  test('keep formulas, groups and article numbers of PLOS', () => {
    const article = named(plos, 'pcbi.1004692');
    expect(article).toMatchObject({ elocationId: 'e1004692', heading: 'Research Article' });
    expect(article.body?.html).toContain('<msqrt>');
    expect(
      named(plos, 'pone.0028031')
        .authors.filter(({ isGroup }) => isGroup)
        .map(({ lastName }) => lastName),
    ).toEqual(['the EMAS Study Group']);
  });
});
