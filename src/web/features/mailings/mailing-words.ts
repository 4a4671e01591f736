import { letterStateNames, type LetterState } from '../../../contracts/mail-values.ts';
import type { Mailing } from '../../../contracts/mailings.ts';

const counted = new Intl.NumberFormat('en-GB');

export const peopleInWords = (count: number): string => (count === 1 ? '1 person' : `${counted.format(count)} people`);

/** To whom a mailing goes, as a line of a list. */
export const recipientInWords = ({
  emailType,
  recipientEmail,
}: Pick<Mailing, 'emailType' | 'recipientEmail'>): string =>
  emailType === 'specific' ? (recipientEmail ?? 'A deleted account') : 'Everyone who asked for news';

/** The states of letters in the order in which they are counted. */
export const countedStates = ['sent', 'queued', 'failed', 'bounced', 'cancelled'] as const satisfies LetterState[];

/** How the letters of a mailing stand, the states that some are in alone. */
export const countsInWords = (counts: Mailing['counts']): string =>
  countedStates
    .filter((state) => counts[state] > 0)
    .map((state) => `${counted.format(counts[state])} ${letterStateNames[state].toLowerCase()}`)
    .join(' · ');
