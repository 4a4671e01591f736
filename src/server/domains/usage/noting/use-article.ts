import type { articleXml } from '../../../../contracts/article-xml.ts';
import type { articleFiles } from '../../../../contracts/article-files.ts';
import type { articles } from '../../../../contracts/articles.ts';
import type { ParamsOf } from '../../../../contracts/call.ts';
import type { corrections } from '../../../../contracts/corrections.ts';
import type { Context } from '../../../context.ts';
import { isRefusal } from '../../../errors.ts';
import {
  downloadArticlePdf,
  downloadEarlierPdf,
  readArticleEpub,
  readArticleText,
  readArticleXml,
  readArticleZip,
  readBibtex,
  readEntitlement,
  readRis,
} from '../../articles/index.ts';
import { noteUsage } from './note-usage.ts';
import type { Visit } from './visit.ts';

const wantsLicence = (error: unknown): boolean =>
  isRefusal(error, 'not-signed-in') || isRefusal(error, 'subscription-needed');

/** A PDF of an article, noted as a request; a refusal for want of a pass is noted as well. */
async function noted<P>(ctx: Context, articleId: string, visit: Visit | null, open: () => Promise<P>): Promise<P> {
  try {
    const pdf = await open();
    noteUsage(ctx, visit, { kind: 'pdf', articleId });
    return pdf;
  } catch (error) {
    if (wantsLicence(error)) noteUsage(ctx, visit, { kind: 'denial', articleId });
    throw error;
  }
}

interface OfVersion {
  readonly version?: number;
}

export const openArticlePdf = (ctx: Context, asked: ParamsOf<typeof articles.pdf> & OfVersion, visit: Visit | null) =>
  noted(ctx, asked.articleId, visit, () => downloadArticlePdf(ctx, asked));

/** A whole article in another form than its PDF: a request of the same kind. */
export const openArticleEpub = (
  ctx: Context,
  asked: ParamsOf<typeof articleFiles.epub> & OfVersion,
  visit: Visit | null,
) => noted(ctx, asked.articleId, visit, () => readArticleEpub(ctx, asked));

/** The text of an article for subscribers, on its page. */
export const openArticleText = (
  ctx: Context,
  asked: ParamsOf<typeof articleFiles.text> & OfVersion,
  visit: Visit | null,
) => noted(ctx, asked.articleId, visit, () => readArticleText(ctx, asked));

export const openArticleZip = (
  ctx: Context,
  asked: ParamsOf<typeof articleFiles.zip> & OfVersion,
  visit: Visit | null,
) => noted(ctx, asked.articleId, visit, () => readArticleZip(ctx, asked));

/** An earlier PDF of an article: a version of it, and so a request of the same article. */
export const openEarlierPdf = (ctx: Context, asked: ParamsOf<typeof corrections.earlierPdf>, visit: Visit | null) =>
  noted(ctx, asked.articleId, visit, () => downloadEarlierPdf(ctx, asked));

/** An article as XML; counts like its page. */
export async function openArticleXml(
  ctx: Context,
  asked: ParamsOf<typeof articleXml.read> & OfVersion,
  visit: Visit | null,
) {
  const xml = await readArticleXml(ctx, asked);
  noteUsage(ctx, visit, { kind: 'page', articleId: asked.articleId });
  return xml;
}

/** An article as a file for reference managers; counts as a view of the article. */
export async function takeReference(ctx: Context, format: 'bibtex' | 'ris', articleId: string, visit: Visit | null) {
  const file = await (format === 'bibtex' ? readBibtex : readRis)(ctx, articleId);
  noteUsage(ctx, visit, { kind: format, articleId });
  return file;
}

/**
 * Records the view of an article's page. The PDF page counts if it shows no PDF because a pass is missing: a refusal,
 * and a view of the title page. If it shows the PDF, the request for the PDF counts instead.
 */
export async function noteView(
  ctx: Context,
  { articleId, page }: { readonly articleId: string; readonly page: 'article' | 'full-pdf' },
  visit: Visit | null,
): Promise<void> {
  if (page === 'article') return noteUsage(ctx, visit, { kind: 'page', articleId });
  const { reason } = await readEntitlement(ctx, articleId);
  if (reason !== 'not-signed-in' && reason !== 'subscription-needed') return;
  noteUsage(ctx, visit, { kind: 'denial', articleId });
  noteUsage(ctx, visit, { kind: 'paywall', articleId });
}
