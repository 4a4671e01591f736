import { eq } from 'drizzle-orm';
import { articlePdfHref } from '../../contracts/pages.ts';
import { articleTexts } from '../../server/db/schema/index.ts';
import { keepOwnFile } from '../../server/domains/files/index.ts';
import { aPdf } from './factories.ts';
import { aPublishedArticle } from './published-article.ts';
import type { Product } from './start-product.ts';

/** An article with a PDF, for subscribers unless it is said to be open. */
export async function aPaper(
  product: Product,
  journal: { readonly id: string; readonly abbreviation: string },
  access: 'open' | 'subscription' = 'subscription',
  bodyHtml: string | null = null,
) {
  const pdf = {
    name: 'a.pdf',
    mediaType: 'application/pdf',
    bytes: Buffer.from(aPdf()),
    purpose: 'article-pdf',
  } as const;
  const pdfFileId = await keepOwnFile(product.system, pdf);
  const id = await aPublishedArticle(product, journal.id, { access, pdfFileId });
  if (bodyHtml !== null)
    await product.parts.db.update(articleTexts).set({ bodyHtml }).where(eq(articleTexts.articleId, id));
  return { id, pdf: articlePdfHref(journal.abbreviation, id) };
}
