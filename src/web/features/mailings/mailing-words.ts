import { letterStateNames, type LetterState } from '../../../contracts/mail-values.ts';
import { mailingViews, type Mailing, type MailingView } from '../../../contracts/mailings.ts';
import { dashboardTabs } from '../../../contracts/pages.ts';

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

/** The address of one mailing, within the dashboard. */
export const mailingAddress = (id: string): string =>
  `?${new URLSearchParams({ tab: String(dashboardTabs.mailing), mailing: id })}`;

/** The address of a part of the list; of all that is written, as it is reached from the rail, without one. */
export const mailingsAddress = (view?: MailingView): string =>
  `?${new URLSearchParams({ tab: String(dashboardTabs.mailing), ...(view ? { view } : {}) })}`;

/** The part of the list that an address names; null for every other text. */
export const viewNamed = (text: string | null): MailingView | null =>
  mailingViews.find((view) => view === text) ?? null;
