import { askedForChangeDays } from '../../../contracts/constants.ts';
import { daysAfter } from '../../../contracts/days.ts';
import { signedIn, type Context } from '../../context.ts';
import { printDate } from '../../print-date.ts';
import type { Account } from './account-store.ts';

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/**
 * When a new address can be confirmed, where that is not at once: with an address goes the account, and with it what its holder may see.
 * So what somebody else asks for waits whole days, in which the holder can cancel it.
 */
export const opensLater = (ctx: Context, { id }: Account): Date | null =>
  signedIn(ctx).userId === id ? null : new Date(dayOf(daysAfter(ctx.now(), askedForChangeDays + 1)));

/** The day on which a link begins to open something, in words. */
export const openingDay = (opensAt: Date): string => printDate(dayOf(opensAt));
