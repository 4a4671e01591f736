import { bookkeeping } from '../../../contracts/bookkeeping.ts';

/** Every read that a change of the books makes old. */
export const bookkeepingReads = [bookkeeping.payments, bookkeeping.findings, bookkeeping.months] as const;
