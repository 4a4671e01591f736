import { mailingViews, type MailingView } from '../../../../contracts/mailings.ts';
import { dashboardTabs } from '../../../../contracts/pages.ts';

/** The address of one mailing, within the dashboard. */
export const mailingAddress = (id: string): string =>
  `?${new URLSearchParams({ tab: String(dashboardTabs.mailing), mailing: id })}`;

/** The address of a part of the list; of all that is written, as it is reached from the rail, without one. */
export const mailingsAddress = (view?: MailingView): string =>
  `?${new URLSearchParams({ tab: String(dashboardTabs.mailing), ...(view ? { view } : {}) })}`;

/** The part of the list that an address names; null for every other text. */
export const viewNamed = (text: string | null): MailingView | null =>
  mailingViews.find((view) => view === text) ?? null;
