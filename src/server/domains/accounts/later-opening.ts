import { askedForChangeDays } from '../../../contracts/constants.ts';
import { daysAfter } from '../../../contracts/days.ts';
import { signedIn, type Context } from '../../context.ts';
import { printDate } from '../../print-date.ts';
import type { Account } from './account-store.ts';

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/**
 * When a new address can be confirmed; null, for at once, if the holder asks for it. A change that another person asks
 * for waits whole days, during which the holder can cancel it, because the address controls the account.
 */
export const opensLater = (ctx: Context, { id }: Account): Date | null =>
  signedIn(ctx).userId === id ? null : new Date(dayOf(daysAfter(ctx.now(), askedForChangeDays + 1)));

/** The day on which a link begins to open something, in words. */
export const openingDay = (opensAt: Date): string => printDate(dayOf(opensAt));
