import { dayInMs } from '../../../../contracts/days.ts';
import * as t from '../../../../messages/bookkeeping.ts';
import { formatMoment } from '../../../ui/format-moment.ts';

const twoDays = 2 * dayInMs;

/** When the books were last compared with the provider's, and whether the daily comparison is late. */
export function comparisonWords(
  lastAt: string | null,
  now: Date,
): { readonly words: string; readonly isLate: boolean } {
  if (lastAt === null) return { words: t.neverCompared(), isLate: false };
  const last = new Date(lastAt);
  return {
    words: t.lastCompared({ moment: formatMoment(last) }),
    isLate: now.getTime() - last.getTime() > twoDays,
  };
}
