import { v7 } from 'uuid';
import type { Context } from '../context.ts';
import { findImported, inlineHtml, insertArticle, type NewArticle } from '../features/articles/index.ts';
import { keepOwnFile } from '../features/files/index.ts';
import type { JournalRow } from '../features/journals/index.ts';
import { inTransaction } from '../in-transaction.ts';
import type { DemoJournal } from './content/journal.ts';
import type { DemoArticle } from './content/paper.ts';
import { renderArticlePdf } from './drawing/print-papers.ts';
import { paperHtml } from './paper-html.ts';

const creativeCommons = 'https://creativecommons.org/licenses/by/4.0/';

const authorsOf = (article: DemoArticle): NewArticle['authors'] =>
  article.authors.map((author, index) => ({
    authorTitle: author.title,
    authorGivenName: author.givenName,
    authorLastName: author.lastName,
    authorAffiliation: author.affiliation,
    affiliations: [author.affiliation],
    orcid: null,
    isCorresponding: index === 0,
    email: author.email,
  }));

function fieldsOf(
  article: DemoArticle,
): Omit<NewArticle, 'id' | 'journalId' | 'pdfFileId' | 'importKey' | 'createdAt' | 'updatedAt'> {
  const isOpen = article.access === 'open';
  const holders = article.authors.map((author) => author.lastName).join(', ');
  return {
    title: { text: article.title.text, html: article.title.html },
    authors: authorsOf(article),
    abstractText: article.abstract.text,
    abstractHtml: `<p>${article.abstract.html}</p>`,
    keywords: article.keywords.map((word) => ({ text: word, html: inlineHtml(word) })),
    volume: String(article.volume),
    issue: String(article.issue),
    receivedOn: article.received,
    acceptedOn: article.accepted,
    publishedOn: article.published,
    doi: article.doi,
    licenceUrl: isOpen ? creativeCommons : null,
    licenceText: isOpen ? 'Creative Commons Attribution 4.0 International (CC BY 4.0)' : null,
    copyright: `© ${article.published.slice(0, 4)} ${holders}`,
    language: 'en',
    access: article.access,
  };
}

/** Publishes an article of the demo with its PDF, unless it is there. */
export async function loadArticle(
  ctx: Context,
  article: DemoArticle,
  home: { source: DemoJournal; row: JournalRow },
): Promise<void> {
  const importKey = `demo:${article.slug}`;
  if (await findImported(ctx.db, importKey)) return;
  const bytes = await renderArticlePdf(article, home.source);
  const pdfFileId = await keepOwnFile(ctx, {
    purpose: 'article-pdf',
    name: `${article.slug}.pdf`,
    mediaType: 'application/pdf',
    bytes,
  });
  const now = ctx.now();
  await inTransaction(ctx, async (tx) => {
    await insertArticle(
      tx.db,
      { ...fieldsOf(article), id: v7(), journalId: home.row.id, pdfFileId, importKey, createdAt: now, updatedAt: now },
      paperHtml(article),
    );
  });
}
