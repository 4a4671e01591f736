import type { CurrentUser } from '../../../contracts/own-data.ts';
import { ownAddress, pages } from '../../../contracts/pages.ts';

/** Where to go after login: the `next` of the address when it is a path of ours, else the home page. */
export function nextAddress(next: string | null): string {
  if (next === null || !ownAddress.test(next)) return pages.home.href();
  const base = 'http://here';
  const { origin, pathname, search, hash } = new URL(next, base);
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : pages.home.href();
}

/** Where the login leads: editors to their desk, unless they were on their way elsewhere. */
export const addressAfterLogin = (next: string | null, { roles }: Pick<CurrentUser, 'roles'>): string =>
  next === null && roles.some(({ role }) => role !== 'reviewer') ? pages.ownDashboard.href() : nextAddress(next);

/** Whether an address leads to the checkout of a full issue. */
export const leadsToIssue = (next: string | null): boolean =>
  next !== null && /^\/checkout\/[^/]+\/fullIssue\//.test(next);

/** The login page that leads back to an address. */
export const loginLeadingTo = (address: string): string => pages.login.href({}, { next: address });
