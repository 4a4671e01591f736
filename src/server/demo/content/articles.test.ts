import { describe, expect, test } from 'vitest';
import { articles } from './articles.ts';
import { issues } from './issues.ts';
import type { DemoJournal } from './journal.ts';
import { journals } from './journals.ts';
import { manuscripts } from './manuscripts.ts';
import { reviewed } from './reviewed.ts';

const papers = [...articles, ...manuscripts, ...reviewed.map(({ manuscript }) => manuscript)];
const words = (text: string) => text.split(/\s+/).length;
const quarter = (month: number) => Math.ceil(month / 3);

function journalOf(abbreviation: string): DemoJournal {
  const journal = journals.find((candidate) => candidate.abbreviation === abbreviation);
  if (!journal) throw new Error(`No journal ${abbreviation}`);
  return journal;
}

/** Decision 18, written out once more so that the content is checked against the rule and not against itself. */
function numbersOn(journal: DemoJournal, date: string) {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const first = year === journal.startYear ? quarter(journal.startMonth) : 1;
  return { volume: year - journal.startYear + 1, issue: quarter(month) - first + 1 };
}

describe('the published articles', () => {
  test('are twenty-two, with a third of them open', () => {
    expect(articles).toHaveLength(22);
    const open = articles.filter(({ access }) => access === 'open').length;
    expect(open).toBeGreaterThanOrEqual(6);
    expect(open).toBeLessThanOrEqual(9);
  });

  test.each(journals)('give $abbreviation at least two', ({ abbreviation }) => {
    const own = articles.filter(({ journal }) => journal === abbreviation).length;
    expect(own).toBeGreaterThanOrEqual({ EIJER: 4, JCP: 3 }[abbreviation] ?? 2);
  });

  test('have their own slugs and DOIs', () => {
    expect(new Set(papers.map(({ slug }) => slug)).size).toBe(papers.length);
    expect(new Set(articles.map(({ doi }) => doi)).size).toBe(articles.length);
  });

  test.each(articles)('$slug stands in the volume and issue of its date', (article) => {
    const journal = journalOf(article.journal);
    expect({ volume: article.volume, issue: article.issue }).toEqual(numbersOn(journal, article.published));
    expect(article.doi.startsWith(`${journal.doi}.${article.published.slice(0, 4)}.`)).toBe(true);
  });

  test.each(articles)('$slug was received, accepted and published in this order', (article) => {
    const dates = [article.received, article.accepted, article.published];
    expect(dates.toSorted()).toEqual(dates);
    expect(new Set(dates).size).toBe(3);
    expect(article.received >= '2025-01-01' && article.published <= '2026-11-15').toBe(true);
  });
});

describe.each(papers)('$slug', (paper) => {
  test('belongs to a publication of the house', () => {
    expect(journalOf(paper.journal).title).not.toBe('');
  });

  test('has an abstract of 150 to 230 words and four or five keywords', () => {
    expect(words(paper.abstract.text)).toBeGreaterThanOrEqual(150);
    expect(words(paper.abstract.text)).toBeLessThanOrEqual(230);
    expect([4, 5]).toContain(paper.keywords.length);
  });

  test('has one to six authors with addresses that reach nobody', () => {
    expect(paper.authors.length).toBeGreaterThanOrEqual(1);
    expect(paper.authors.length).toBeLessThanOrEqual(6);
    for (const { email } of paper.authors) expect(email).toMatch(/^[a-z0-9]+(\.[a-z]+)?@(example\.org|demo\.example)$/);
  });

  test('has sections of prose, tables whose rows are complete, and references', () => {
    expect(paper.sections.length).toBeGreaterThanOrEqual(4);
    expect(paper.references.length).toBeGreaterThanOrEqual(8);
    for (const section of paper.sections) {
      expect(section.blocks.filter(({ kind }) => kind === 'paragraph').length).toBeGreaterThanOrEqual(1);
      const tables = section.blocks.filter((block) => block.kind === 'table');
      for (const { head, rows } of tables) expect(rows.map((row) => row.length)).toEqual(rows.map(() => head.length));
    }
  });

  test('cites only what its references list', () => {
    const prose = paper.sections.flatMap(({ blocks }) =>
      blocks.map((block) => (block.kind === 'paragraph' ? block.text.text : '')),
    );
    const listed = paper.references.map(({ text }) => text).join('\n');
    for (const [, group = ''] of prose.join(' ').matchAll(/\(((?:[^()]*, \d{4};?)+)[^()]*\)/g))
      for (const [, name = '', year = ''] of group.matchAll(
        /([\p{L}’ʿ-]+(?: [\p{L}’ʿ-]+)*?)(?: and [^,;]+)?, (\d{4})/gu,
      )) {
        const lead = name.split(' ').at(-1) ?? '';
        expect(
          listed.split('\n').some((line) => line.includes(lead) && line.includes(`(${year})`)),
          `${name} ${year}`,
        ).toBe(true);
      }
  });

  test('leaves no mark of italics open', () => {
    expect(paper.title.text + paper.abstract.text).not.toContain('*');
    for (const { text } of paper.references) expect(text).not.toContain('*');
  });
});

test('italics come out as HTML', () => {
  const turtles = articles.find(({ slug }) => slug === 'warm-nests-of-two-islands');
  expect(turtles?.title.html).toContain('<em>Eretmochelys imbricata</em>');
});

test.each(issues)(
  'the issue for sale of $journal $volume($issue) has articles, and its price follows their number',
  (issue) => {
    const own = articles.filter(
      (a) => a.journal === issue.journal && a.volume === issue.volume && a.issue === issue.issue,
    );
    expect(own.length).toBeGreaterThanOrEqual(1);
    for (const { published } of own) expect(published.slice(0, 4)).toBe(String(issue.year));
    expect(issue.priceMinor).toBeGreaterThanOrEqual(own.length * 4900);
  },
);

test('one manuscript waits for the next issue and one for the current', () => {
  expect(manuscripts.map(({ specialReview }) => specialReview)).toEqual([false, true]);
  for (const { authors } of manuscripts) expect(authors[0]?.email).toBe('author@demo.example');
});
