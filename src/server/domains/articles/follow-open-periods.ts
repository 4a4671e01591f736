import type { Context } from '../../context.ts';
import { accessOn } from './access-period.ts';
import { listAccessAhead, updateArticleAccess } from './article-store.ts';

/** Opens and closes articles whose licence or time of free reading begins or ends. */
export async function followOpenPeriods(ctx: Context): Promise<void> {
  const now = ctx.now();
  let changed = 0;
  for (const { id, access, licenceUrl, openPeriods } of await listAccessAhead(ctx.db)) {
    const otherLicence = openPeriods.some((period) => period.licenceUrl === licenceUrl) ? null : licenceUrl;
    const decided = accessOn(openPeriods, now.toISOString().slice(0, 10), otherLicence);
    if (decided.access === access && decided.openPeriods !== null) continue;
    await updateArticleAccess(ctx.db, id, { ...decided, updatedAt: now });
    changed += 1;
  }
  if (changed > 0) await ctx.announcePublicChange();
}
