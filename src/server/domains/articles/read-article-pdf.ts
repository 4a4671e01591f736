import type { ParamsOf, ReplyOf } from '../../../contracts/call.ts';
import type { articles } from '../../../contracts/articles.ts';
import type { corrections } from '../../../contracts/corrections.ts';
import { articlePdfHref, earlierPdfHref } from '../../../contracts/pages.ts';
import type { Context } from '../../context.ts';
import { Moved, notFound } from '../../errors.ts';
import { downloadOf, findFile, type FileRow } from '../files/index.ts';
import { articleNumber } from './article-number.ts';
import { findArticle, hasPdf, type FoundArticle } from './article-store.ts';
import { printedPdf } from './formats/printed-pdf.ts';
import { recordOf } from './formats/record-text.ts';
import { requireReader } from './formats/require-reader.ts';
import { entitlementTo } from './reading-entitlement.ts';

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

type Asked = ParamsOf<typeof articles.pdf>;

/** The PDF that an article had before a correction, for those who may read the present one, and refused to others as that is. */
export async function downloadEarlierPdf(ctx: Context, asked: ParamsOf<typeof corrections.earlierPdf>) {
  const { articleId, journalAbbreviation, number } = asked;
  const found = await findArticle(ctx.db, articleId);
  if (found && found.journalAbbreviation !== journalAbbreviation)
    throw new Moved(earlierPdfHref(found.journalAbbreviation, found.article.id, number));
  const pdfFileId = found?.corrections.find((correction) => correction.number === number)?.pdfFileId ?? null;
  const file = pdfFileId === null ? null : await findFile(ctx.db, pdfFileId);
  if (!found || !file) throw notFound('pdf');
  await requireReader(ctx, found);
  const name = `${found.journalAbbreviation}-${articleNumber(found.article.id)}-before-correction-${number}.pdf`;
  return downloadOf(ctx, file, name);
}

/** The PDF that readers of an article get: the one that came with it, or its print; null where it has neither. */
async function pdfOf(ctx: Context, found: FoundArticle): Promise<FileRow | null> {
  if (!hasPdf(found)) return null;
  const { pdfFileId } = found.article;
  return pdfFileId === null ? printedPdf(ctx, recordOf(found)) : findFile(ctx.db, pdfFileId);
}

/** The same, for those who make something of it. */
export async function readersPdf(ctx: Context, articleId: string): Promise<FileRow | null> {
  const found = await findArticle(ctx.db, articleId);
  return found && pdfOf(ctx, found);
}

/** The PDF of an article for those who may read it: 401 for visitors, 402 without a pass or its issue, 410 once withdrawn. */
export async function downloadArticlePdf(ctx: Context, { articleId, journalAbbreviation }: Asked) {
  const found = await findArticle(ctx.db, articleId);
  if (found && found.journalAbbreviation !== journalAbbreviation)
    throw new Moved(articlePdfHref(found.journalAbbreviation, found.article.id));
  if (!found || !hasPdf(found)) throw notFound('pdf');
  await requireReader(ctx, found);
  const file = await pdfOf(ctx, found);
  if (!file) throw notFound('pdf');
  return downloadOf(ctx, file, `${found.journalAbbreviation}-${articleNumber(found.article.id)}.pdf`);
}
