import { daysAfter } from '../../../contracts/days.ts';
import type { Context } from '../../context.ts';
import { hasLostOffice } from './taken-office-store.ts';

const days = 30;

/**
 * Whether an administrator’s office, or one at this journal, was taken from somebody lately: then nobody counts as the last one
 * who could act. Whoever took it does not matter, for it can be done by way of another account.
 */
export const wasOfficeTaken = (ctx: Context, journalId: string | null): Promise<boolean> =>
  hasLostOffice(ctx.db, journalId, daysAfter(ctx.now(), -days));

/** Why what the last one may do is refused, and what helps. */
export const officeTaken = `An office was taken from somebody here within the last ${days} days. Until these are over nobody acts in a matter of their own: please make somebody an administrator who has no part in it.`;
