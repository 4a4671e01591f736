import { inTransaction } from '../../server/in-transaction.ts';
import { insertArticle, withdrawArticle, type NewArticle } from '../../server/domains/articles/index.ts';
import { keepOwnFile } from '../../server/domains/files/index.ts';
import { aPdf } from './factories.ts';
import type { Product } from './start-product.ts';

/** Words that stand nowhere else: whoever reads one has read a part of the article. */
export const plantedWords = {
  abstract: 'zephyrabstract',
  keyword: 'zephyrkeyword',
  fullText: 'zephyrfulltext',
  heading: 'zephyrheading',
  reference: 'zephyrreference',
  copyright: 'zephyrcopyright',
  licence: 'zephyrlicence',
  pdf: 'zephyrpdf',
} as const;

/** An open article with a PDF, that holds every planted word; answers with its id. */
export async function aPlantedArticle(
  product: Product,
  journalId: string,
  changes: Partial<NewArticle> = {},
): Promise<string> {
  const words = plantedWords;
  const now = product.system.now();
  const pdf = { purpose: 'article-pdf', name: 'paper.pdf', mediaType: 'application/pdf' } as const;
  const pdfFileId = await keepOwnFile(product.system, { ...pdf, bytes: Buffer.from(aPdf(words.pdf)) });
  const article: NewArticle = {
    journalId,
    title: { text: 'On less water', html: 'On <i>less</i> water' },
    authors: [],
    abstractText: `The ${words.abstract}.`,
    abstractHtml: `<p>The ${words.abstract}.</p>`,
    keywords: [{ text: words.keyword, html: words.keyword }],
    volume: '2',
    issue: '1',
    firstPage: '11',
    lastPage: '19',
    publishedOn: '2026-03-04',
    doi: '10.5555/planted',
    copyright: `© ${words.copyright}`,
    licenceText: `Under ${words.licence}`,
    licenceUrl: `https://creativecommons.org/licenses/by/4.0/?${words.licence}`,
    language: 'en',
    access: 'open',
    pdfFileId,
    createdAt: now,
    updatedAt: now,
    ...changes,
  };
  const text = {
    bodyHtml: `<h2 id="one">${words.heading}</h2><p>The ${words.fullText} of <i>it</i> all, ${words.fullText}.</p>`,
    headings: [{ id: 'one', html: words.heading, level: 2 }],
    references: [{ id: 'r1', html: words.reference, doi: null, url: null }],
  };
  return inTransaction(product.system, async (tx) => {
    await tx.announcePublicChange();
    return insertArticle(tx.db, article, text);
  });
}

/** Withdraws an article as the publisher does, in a transaction. */
export const withdraw = (product: Product, articleId: string, reason = 'The figures could not be repeated.') =>
  inTransaction(product.system, (tx) => withdrawArticle(tx, articleId, reason));
