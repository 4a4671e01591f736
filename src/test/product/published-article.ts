import type { Reference } from '../../contracts/article-parts.ts';
import { insertArticle, type NewArticle } from '../../server/domains/articles/index.ts';
import type { Product } from './start-product.ts';

/** An article as an import leaves it, without the import; answers with its id. */
export async function aPublishedArticle(
  product: Product,
  journalId: string,
  changes: Partial<NewArticle> = {},
  references: Reference[] = [],
): Promise<string> {
  const now = product.system.now();
  const article: NewArticle = {
    journalId,
    title: { text: 'On examples', html: 'On examples' },
    authors: [],
    abstractText: 'What an example shows.',
    abstractHtml: '<p>What an example shows.</p>',
    keywords: [],
    publishedOn: '2026-03-04',
    language: 'en',
    access: 'open',
    createdAt: now,
    updatedAt: now,
    ...changes,
  };
  const id = await insertArticle(product.system.db, article, { bodyHtml: null, headings: [], references });
  await product.system.announcePublicChange();
  return id;
}
