import { siteDay } from '../../../contracts/site-zone.ts';
import type { OpenPeriod } from '../../db/schema/publications.ts';
import { type ArticleRow, updateArticleAccess, listAccessAhead } from './article-store.ts';
import { requestDeposit } from './doi/doi-store.ts';
import type { Context } from '../../context.ts';

/** The licence of open articles (decision 9). */
const openLicence = 'https://creativecommons.org/licenses/by/4.0/';

/**
 * Opens an article to everyone under the licence; its pages update at once. It cannot be closed again (decision 41).
 */
export async function openArticle(ctx: Context, articleId: string): Promise<void> {
  const change = { access: 'open', licenceUrl: openLicence, openPeriods: null, updatedAt: ctx.now() } as const;
  if (!(await updateArticleAccess(ctx.db, articleId, change))) return;
  await requestDeposit(ctx.db, articleId, ctx.now());
  await ctx.announcePublicChange();
}

/**
 * Who may read an article on a day, under which licence; past periods are only needed while another begins or ends.
 */
export function accessOn(
  periods: readonly OpenPeriod[],
  day: string,
  otherLicence: string | null,
): Pick<ArticleRow, 'access' | 'licenceUrl' | 'openPeriods'> {
  const open = periods.filter(({ from, until }) => (from ?? '') <= day && (until ?? day) >= day);
  const licenceUrl = open.map((period) => period.licenceUrl).find((url) => url !== null) ?? otherLicence;
  const isAhead = periods.some(({ from, until }) => (from ?? '') > day || (until !== null && until >= day));
  return { access: open.length > 0 ? 'open' : 'subscription', licenceUrl, openPeriods: isAhead ? [...periods] : null };
}

/** Opens and closes articles whose licence or free period starts or ends. */
export async function followOpenPeriods(ctx: Context): Promise<void> {
  const now = ctx.now();
  let changed = 0;
  for (const { id, access, licenceUrl, openPeriods } of await listAccessAhead(ctx.db)) {
    const otherLicence = openPeriods.some((period) => period.licenceUrl === licenceUrl) ? null : licenceUrl;
    const decided = accessOn(openPeriods, siteDay(now), otherLicence);
    if (decided.access === access && decided.openPeriods !== null) continue;
    await updateArticleAccess(ctx.db, id, { ...decided, updatedAt: now });
    changed += 1;
  }
  if (changed > 0) await ctx.announcePublicChange();
}
