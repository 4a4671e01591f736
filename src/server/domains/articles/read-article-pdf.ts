import type { ParamsOf, ReplyOf } from '../../../contracts/call.ts';
import type { articles } from '../../../contracts/articles.ts';
import type { corrections } from '../../../contracts/corrections.ts';
import { articleFileHref } from '../../../contracts/pages.ts';
import type { Context } from '../../context.ts';
import { Moved, notFound } from '../../errors.ts';
import { downloadOf, findFile, type FileRow } from '../files/index.ts';
import { findArticle, hasPdf, type FoundArticle } from './article-store.ts';
import { printedPdf } from './formats/printed-pdf.ts';
import { recordOf } from './formats/record-text.ts';
import { requireReader } from './formats/require-reader.ts';
import { entitlementTo } from './reading-entitlement.ts';
import { findVersion } from './versions/article-version.ts';
import { fileStem } from './versions/file-stem.ts';
import { versionEnds } from './versions/version-number.ts';

/** The decision in words and dates, for buttons and pages. */
export async function readEntitlement(ctx: Context, articleId: string): Promise<ReplyOf<typeof articles.entitlement>> {
  const found = await findArticle(ctx.db, articleId);
  if (!found) throw notFound('article');
  const decision = await entitlementTo(ctx, { kind: 'article', ...found.article });
  return {
    mayRead: decision.mayRead,
    reason: decision.reason,
    since: 'since' in decision ? decision.since.toISOString() : null,
    until: 'until' in decision ? decision.until.toISOString() : null,
    name: 'name' in decision ? decision.name : null,
  };
}

/** The PDF that readers of an article get: the one that came with it, or its print; null where it has neither. */
async function pdfOf(ctx: Context, found: FoundArticle): Promise<FileRow | null> {
  if (!hasPdf(found)) return null;
  const { pdfFileId } = found.article;
  return pdfFileId === null ? printedPdf(ctx, recordOf(found)) : findFile(ctx.db, pdfFileId);
}

/** The same, for full issues. */
export async function readersPdf(ctx: Context, articleId: string): Promise<FileRow | null> {
  const found = await findArticle(ctx.db, articleId);
  return found && pdfOf(ctx, found);
}

/** The PDF of an article for those who may read it, or of one version: 401 for visitors, 402 without a pass or its issue, 410 once withdrawn. */
export async function downloadArticlePdf(
  ctx: Context,
  asked: ParamsOf<typeof articles.pdf> & { readonly version?: number },
) {
  const found = await findVersion(ctx, asked.articleId, asked.version);
  const { article, journalAbbreviation } = found;
  if (journalAbbreviation !== asked.journalAbbreviation)
    throw new Moved(articleFileHref(journalAbbreviation, article.id, 'pdf', asked.version));
  if (!hasPdf(found)) throw notFound('pdf');
  await requireReader(ctx, found);
  const file = await pdfOf(ctx, found);
  if (!file) throw notFound('pdf');
  return downloadOf(ctx, file, `${fileStem(found)}.pdf`);
}

/** The PDF that an article had before a correction, at its former address, which has the number of the correction. */
export async function downloadEarlierPdf(ctx: Context, asked: ParamsOf<typeof corrections.earlierPdf>) {
  const found = await findArticle(ctx.db, asked.articleId);
  const ends = versionEnds(found?.corrections ?? []);
  const end = ends.find(({ number }) => number === asked.number);
  if (!end || (end.pdfFileId === null && !end.isPrinted)) throw notFound('pdf');
  return downloadArticlePdf(ctx, { ...asked, version: ends.indexOf(end) + 1 });
}
