import { monthOf, monthStart } from '../../../../contracts/months.ts';
import type { Context } from '../../../context.ts';
import { inLongTransaction } from '../../../in-transaction.ts';
import { firstMonth, type Span } from '../sums/reading-store.ts';
import { noteOf, type CounterNote } from './exceptions.ts';

/** The month before a moment's: the last one that is over. */
export const lastMonthBefore = (now: Date): string => monthOf(monthStart(now, -1));

/** The months that are over and were counted; of a platform that has counted in none yet, the last one. */
export async function countedMonths(ctx: Context): Promise<Span> {
  const to = lastMonthBefore(ctx.now());
  const first = await inLongTransaction(ctx, (tx) => firstMonth(tx.db));
  return { from: first !== null && first < to ? first : to, to };
}

/** Of the months asked for, those that are counted; what is not is noted. */
export function withinCounted(wanted: Span, counted: Span): { span: Span | null; notes: CounterNote[] } {
  const notes: CounterNote[] = [];
  const what = `asked for ${wanted.from} to ${wanted.to}; counted are ${counted.from} to ${counted.to}`;
  if (wanted.to > counted.to) notes.push(noteOf(3031, what));
  if (wanted.from < counted.from) notes.push(noteOf(3032, what));
  const span = {
    from: wanted.from > counted.from ? wanted.from : counted.from,
    to: wanted.to < counted.to ? wanted.to : counted.to,
  };
  return { span: span.from > span.to ? null : span, notes };
}
