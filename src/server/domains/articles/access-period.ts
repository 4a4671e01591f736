import type { OpenPeriod } from '../../db/schema/publications.ts';
import type { ArticleRow } from './article-store.ts';

/** Who may read an article on a day, under which licence; the periods are kept while one of them still begins or ends. */
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
