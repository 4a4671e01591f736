import type { DeskEntry } from '../../../../contracts/editorial-values.ts';

/** How many reports of the round are there, of those that are needed, and how many are still to come. */
export function reportWords({ articleStatus, reports }: Pick<DeskEntry, 'articleStatus' | 'reports'>): string {
  const isUnreviewed = articleStatus === 'Submitted' || articleStatus === 'Returned';
  if (isUnreviewed && reports.in === 0 && reports.expected === 0) return 'Not in review yet';
  if (reports.in === 0 && reports.expected === 0 && reports.needed === 0) return 'None needed';
  const arrived = `${reports.in} in, ${reports.needed} needed`;
  return reports.expected === 0 ? arrived : `${arrived}, ${reports.expected} expected`;
}
