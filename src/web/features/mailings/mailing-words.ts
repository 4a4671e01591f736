import { emailStateNames, type EmailState } from '../../../contracts/mail-values.ts';
import { mailingViews, type Mailing, type MailingView } from '../../../contracts/mailings.ts';
import { dashboardTabs } from '../../../contracts/pages.ts';
import * as t from '../../../messages/mailings.ts';

/** To whom a mailing goes, as a line of a list. */
export const recipientInWords = ({
  emailType,
  recipientEmail,
}: Pick<Mailing, 'emailType' | 'recipientEmail'>): string =>
  emailType === 'specific' ? (recipientEmail ?? t.deletedAccount()) : t.everyone();

/** The statuses of emails in the order in which they are counted. */
export const countedStates = ['sent', 'queued', 'failed', 'bounced', 'cancelled'] as const satisfies EmailState[];

/** The counts of a mailing by status, without zeros. */
export const countsInWords = (counts: Mailing['counts']): string =>
  countedStates
    .filter((state) => counts[state] > 0)
    .map((state) => t.stateCount({ count: counts[state], state: emailStateNames[state]().toLowerCase() }))
    .join(' · ');

/** The address of one mailing, within the dashboard. */
export const mailingAddress = (id: string): string =>
  `?${new URLSearchParams({ tab: String(dashboardTabs.mailing), mailing: id })}`;

/** The address of the list, or of one view of it. */
export const mailingsAddress = (view?: MailingView): string =>
  `?${new URLSearchParams({ tab: String(dashboardTabs.mailing), ...(view ? { view } : {}) })}`;

/** The view that an address names; null for any other text. */
export const viewNamed = (text: string | null): MailingView | null =>
  mailingViews.find((view) => view === text) ?? null;
