import type { Manuscript } from '../../../contracts/manuscript-values.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What needs the person now, in one sentence; empty while nothing is known. */
export function needsNow(waiting: number | undefined, mine: readonly Manuscript[] | undefined): string {
  if (waiting !== undefined && waiting > 0)
    return `${counted(waiting, 'manuscript waits', 'manuscripts wait')} for your verification.`;
  if (mine === undefined) return '';
  const pending = mine.filter((manuscript) => !manuscript.isPublished && manuscript.rejectionText === null).length;
  if (pending > 0)
    return `Nothing needs you now. ${counted(pending, 'manuscript of yours is', 'manuscripts of yours are')} with us.`;
  return 'Nothing needs you now.';
}
