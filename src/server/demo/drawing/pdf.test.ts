import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { articles } from '../content/articles.ts';
import { issues } from '../content/issues.ts';
import { journals } from '../content/journals.ts';
import { manuscripts } from '../content/manuscripts.ts';
import { renderArticlePdf } from './article-pdf.ts';
import { fullName } from './citation.ts';
import { renderIssuePdf } from './issue-pdf.ts';
import { renderManuscriptPdf } from './manuscript-pdf.ts';

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
const digest = (pdf: Buffer) => createHash('sha256').update(pdf).digest('hex');

/** A text of the Info dictionary: UTF-16 in a PDF string as soon as a letter is beyond Latin. */
function holds(pdf: Buffer, text: string): boolean {
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1');
  const escaped = utf16.replace(
    /[\\()\n\r\t\b\f]/g,
    (c) => ({ '\n': '\\n', '\r': '\\r', '\t': '\\t', '\b': '\\b', '\f': '\\f' })[c] ?? `\\${c}`,
  );
  const raw = pdf.toString('latin1');
  return raw.includes(escaped) || raw.includes(`(${text})`);
}

const journalOf = (abbreviation: string) => {
  const journal = journals.find((candidate) => candidate.abbreviation === abbreviation);
  if (!journal) throw new Error(`No journal ${abbreviation}`);
  return journal;
};

describe.each(articles)('the PDF of $slug', (article) => {
  test('is a paper of four to eight pages that names its title and all its authors', async () => {
    const pdf = await renderArticlePdf(article, journalOf(article.journal));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pages(pdf)).toBeGreaterThanOrEqual(4);
    expect(pages(pdf)).toBeLessThanOrEqual(8);
    expect(holds(pdf, article.title.text)).toBe(true);
    expect(holds(pdf, article.authors.map(fullName).join(', '))).toBe(true);
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
  expect(pages(pdf)).toBe(2 + single.map(pages).reduce((sum, count) => sum + count, 0));
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
  expect(pages(pdf)).toBeGreaterThanOrEqual(2);
  expect(holds(pdf, manuscript.title.text)).toBe(true);
  expect(holds(pdf, manuscript.authors.map(fullName).join(', '))).toBe(false);
});
