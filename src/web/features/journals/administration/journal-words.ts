import type { AdministeredJournal } from '../../../../contracts/journal-administration.ts';

/** The manuscripts under way, for the end of a sentence; nothing where there are none. */
export function underWayWords({ manuscriptsUnderWay: number }: AdministeredJournal, lead: string): string {
  if (number === 0) return '';
  return `${lead} ${number === 1 ? 'the one manuscript under way' : `the ${number} manuscripts under way`}`;
}
