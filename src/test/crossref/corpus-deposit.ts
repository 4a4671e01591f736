import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FoundArticle } from '../../server/domains/articles/article-store.ts';
import { writeDeposit } from '../../server/domains/articles/doi/write-deposit.ts';
import { readJatsArticle } from '../../server/domains/articles/jats/read-jats-article.ts';
import { importedFacts, importedText } from '../../server/workflows/import/imported-article.ts';

const corpus = path.resolve(import.meta.dirname, '../../../../shared/corpus');
const isThere = existsSync(corpus);
if (!isThere) process.stderr.write(`\nSKIPPED: no real article was deposited, since ${corpus} is missing.\n\n`);

/** The articles of the corpus; none where it is missing. */
export const corpusFiles = isThere
  ? readdirSync(corpus, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.xml') && !file.endsWith('crossref.xml'))
      .map((file) => path.join(corpus, file))
  : [];

/** An article of the corpus as it is after its import, and its DOI. */
export function imported(file: string): { found: FoundArticle; doi: string } {
  const article = readJatsArticle(readFileSync(file));
  const day = article.published?.iso ?? '2026-01-01';
  const nothing = { journalId: '', pdfFileId: null, submittedBy: null, section: null, articleType: null };
  const untouched = { withdrawnOn: null, withdrawalReason: null, retractedOn: null, correctedOn: null };
  const text = importedText(article);
  return {
    doi: article.doi ?? '10.5555/none',
    found: {
      article: {
        id: '019337a0-0000-7000-8000-0000000b3a21',
        ...nothing,
        ...untouched,
        ...importedFacts(article, day, '2026-01-01'),
      } as FoundArticle['article'],
      text: { ...text, bodyHtml: null, printDesign: null },
      corrections: [],
      relations: article.related.map((one) => ({
        ...one,
        isOwn: true,
        articleId: null,
        title: null,
        journalAbbreviation: null,
      })),
      hasReviews: false,
      journalAbbreviation: article.journal.abbreviation ?? 'J',
      journalTitle: article.journal.title ?? 'Journal',
      journalIssn: article.journal.issnElectronic,
      journalSubject: 'Other Journals',
      journalDoi: null,
    },
  };
}

/** What Crossref would be told of an article of the corpus. */
export const depositOf = (file: string) => {
  const { found, doi } = imported(file);
  return writeDeposit(found, {
    doi,
    policyDoi: null,
    version: '1',
    batchId: 'batch',
    depositor: { name: 'Colophon', email: 'office@example.org' },
    siteUrl: 'https://journals.example.org',
  });
};
