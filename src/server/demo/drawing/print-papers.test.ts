import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pdfWords } from '../../../test/pdf-words.ts';
import { articles } from '../content/articles.ts';
import { issues } from '../content/issues.ts';
import { journals } from '../content/journals.ts';
import { manuscripts } from '../content/manuscripts.ts';
import { fullName } from './citation.ts';
import { renderArticlePdf, renderIssuePdf, renderManuscriptPdf } from './print-papers.ts';

const digest = (pdf: Buffer) => createHash('sha256').update(pdf).digest('hex');
const pages = async (pdf: Buffer) => (await pdfWords(pdf)).numPages;

const journalOf = (abbreviation: string) => {
  const journal = journals.find((candidate) => candidate.abbreviation === abbreviation);
  if (!journal) throw new Error(`No journal ${abbreviation}`);
  return journal;
};

describe.each(articles)('the PDF of $slug', (article) => {
  test('is a tagged paper of three to eight pages that names its title and all its authors', async () => {
    const pdf = await renderArticlePdf(article, journalOf(article.journal));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const { info, numPages, tagged } = await pdfWords(pdf);
    expect(numPages).toBeGreaterThanOrEqual(3);
    expect(numPages).toBeLessThanOrEqual(8);
    expect(info).toMatchObject({ Title: article.title.text, Author: article.authors.map(fullName).join(', ') });
    expect(tagged).toContain('"role":"H1"');
  });
});

test('the same article gives the same bytes, another one does not', async () => {
  const [first, second] = articles;
  if (!first || !second) throw new Error('The demo has too few articles');
  const journal = journalOf(first.journal);
  const once = digest(await renderArticlePdf(first, journal));
  expect(digest(await renderArticlePdf(first, journal))).toBe(once);
  expect(digest(await renderArticlePdf(second, journal))).not.toBe(once);
});

test.each(issues)('the full issue of $journal holds cover, contents and every article', async (issue) => {
  const journal = journalOf(issue.journal);
  const own = articles.filter(
    (a) => a.journal === issue.journal && a.volume === issue.volume && a.issue === issue.issue,
  );
  const single = await Promise.all(own.map((article) => renderArticlePdf(article, journal)));
  const pdf = await renderIssuePdf(issue, journal, own);
  const lengths = await Promise.all(single.map(pages));
  expect(await pages(pdf)).toBe(2 + lengths.reduce((sum, count) => sum + count, 0));
});

test('a full issue that is drawn twice has the same bytes', async () => {
  const [issue] = issues;
  if (!issue) throw new Error('The demo has no full issue');
  const own = articles.filter(
    (a) => a.journal === issue.journal && a.volume === issue.volume && a.issue === issue.issue,
  );
  const drawn = async () => digest(await renderIssuePdf(issue, journalOf(issue.journal), own));
  expect(await drawn()).toBe(await drawn());
});

test.each(manuscripts)('the manuscript $slug names no author', async (manuscript) => {
  const pdf = await renderManuscriptPdf(manuscript);
  const { text, info, numPages } = await pdfWords(pdf);
  expect(numPages).toBeGreaterThanOrEqual(2);
  expect(info).toMatchObject({ Title: manuscript.title.text });
  for (const { lastName } of manuscript.authors) expect(JSON.stringify([text, info])).not.toContain(lastName);
});
