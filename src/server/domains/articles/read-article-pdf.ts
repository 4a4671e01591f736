import type { ParamsOf, ReplyOf } from '../../../contracts/call.ts';
import type { articles } from '../../../contracts/articles.ts';
import type { corrections } from '../../../contracts/corrections.ts';
import { articlePdfHref, earlierPdfHref } from '../../../contracts/pages.ts';
import * as t from '../../../messages/article-responses.ts';
import type { Context } from '../../context.ts';
import { AppError, Moved, notFound, notLoggedIn } from '../../errors.ts';
import { downloadOf, findFile } from '../files/index.ts';
import { articleNumber } from './article-number.ts';
import { findArticle } from './article-store.ts';
import { entitlementTo, type Entitlement } from './reading-entitlement.ts';

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

function refusalOf(reason: Extract<Entitlement, { mayRead: false }>['reason']): AppError {
  switch (reason) {
    case 'withdrawn':
      return new AppError('withdrawn', t.articleWithdrawn());
    case 'not-signed-in':
      return notLoggedIn();
    case 'subscription-needed':
    case 'purchase-needed':
      return new AppError('subscription-needed', t.subscribersOnly());
  }
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
  const decision = await entitlementTo(ctx, { kind: 'article', ...found.article });
  if (!decision.mayRead) throw refusalOf(decision.reason);
  const name = `${found.journalAbbreviation}-${articleNumber(found.article.id)}-before-correction-${number}.pdf`;
  return downloadOf(ctx, file, name);
}

/** The PDF of an article for those who may read it: 401 for visitors, 402 without a pass or its issue, 410 once withdrawn. */
export async function downloadArticlePdf(ctx: Context, { articleId, journalAbbreviation }: Asked) {
  const found = await findArticle(ctx.db, articleId);
  if (found && found.journalAbbreviation !== journalAbbreviation)
    throw new Moved(articlePdfHref(found.journalAbbreviation, found.article.id));
  const file = found?.article.pdfFileId ? await findFile(ctx.db, found.article.pdfFileId) : null;
  if (!found || !file) throw notFound('pdf');
  const decision = await entitlementTo(ctx, { kind: 'article', ...found.article });
  if (!decision.mayRead) throw refusalOf(decision.reason);
  return downloadOf(ctx, file, `${found.journalAbbreviation}-${articleNumber(found.article.id)}.pdf`);
}
