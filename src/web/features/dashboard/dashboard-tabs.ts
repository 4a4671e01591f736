import { dashboardTabs } from '../../../contracts/pages.ts';
import * as t from '../../../messages/dashboard.ts';
import type { PlainMessage } from '../../../messages/message.ts';

export type TabName =
  | 'verify-regular'
  | 'verify-special'
  | 'my-manuscripts'
  | 'submit'
  | 'profile'
  | 'purchases'
  | 'mailing'
  | 'outbox'
  | 'people'
  | 'deleted'
  | 'journals'
  | 'submit-issue'
  | 'bookkeeping'
  | 'waivers'
  | 'desk'
  | 'production'
  | 'reviews'
  | 'usage'
  | 'record'
  | 'overview'
  | 'site'
  | 'statistics';

/** A tab of the dashboard: its number in the address and its name in the rail. */
export interface DashboardTab {
  readonly number: number;
  readonly name: TabName;
  readonly label: PlainMessage;
}

const submit: DashboardTab = { number: dashboardTabs.submit, name: 'submit', label: t.tabSubmit };

const profile: DashboardTab = { number: dashboardTabs.profile, name: 'profile', label: t.tabProfile };
const purchases: DashboardTab = { number: dashboardTabs.purchases, name: 'purchases', label: t.tabPurchases };

const reviewing: DashboardTab = { number: dashboardTabs.reviews, name: 'reviews', label: t.tabReviews };

const desk: DashboardTab = { number: dashboardTabs.editorsDesk, name: 'desk', label: t.tabDesk };

const production: DashboardTab = { number: dashboardTabs.production, name: 'production', label: t.tabProduction };

const statistics: DashboardTab = { number: dashboardTabs.statistics, name: 'statistics', label: t.tabStatistics };

/** A group of tabs; an author’s few tabs need no title. */
export interface TabGroup {
  readonly title: PlainMessage | null;
  readonly tabs: readonly DashboardTab[];
}

const administratorGroups: readonly TabGroup[] = [
  {
    title: t.groupToDecide,
    tabs: [
      { number: dashboardTabs.overview, name: 'overview', label: t.tabOverview },
      { number: dashboardTabs.first, name: 'verify-regular', label: t.tabVerifyRegular },
      { number: dashboardTabs.verifySpecial, name: 'verify-special', label: t.tabVerifySpecial },
      desk,
      production,
      { number: dashboardTabs.waiverRequests, name: 'waivers', label: t.tabWaivers },
    ],
  },
  {
    title: t.groupJournals,
    tabs: [
      { number: dashboardTabs.createJournal, name: 'journals', label: t.tabJournals },
      { number: dashboardTabs.submitIssue, name: 'submit-issue', label: t.tabSubmitIssue },
      { number: dashboardTabs.deletedManuscripts, name: 'deleted', label: t.tabDeleted },
      statistics,
      { number: dashboardTabs.usage, name: 'usage', label: t.tabUsage },
    ],
  },
  {
    title: t.groupPeople,
    tabs: [
      { number: dashboardTabs.people, name: 'people', label: t.tabPeople },
      { number: dashboardTabs.mailing, name: 'mailing', label: t.tabMailing },
      { number: dashboardTabs.outbox, name: 'outbox', label: t.tabOutbox },
    ],
  },
  {
    title: t.groupSettings,
    tabs: [
      { number: dashboardTabs.bookkeeping, name: 'bookkeeping', label: t.tabPayments },
      { number: dashboardTabs.siteContent, name: 'site', label: t.tabWebsite },
      { number: dashboardTabs.record, name: 'record', label: t.tabAuditLog },
    ],
  },
  {
    title: t.groupOwn,
    tabs: [
      submit,
      { number: dashboardTabs.adminManuscripts, name: 'my-manuscripts', label: t.tabMyManuscripts },
      purchases,
      profile,
    ],
  },
];

const authorTabs: readonly DashboardTab[] = [
  { number: dashboardTabs.first, name: 'my-manuscripts', label: t.tabMyManuscripts },
  submit,
  profile,
  purchases,
];

/** Roles of a person other than author. */
interface FurtherRoles {
  readonly isReviewer?: boolean;
  /** Of a journal; administrators can act as editors. */
  readonly isEditor?: boolean;
  /** Works on texts between acceptance and publication. */
  readonly isProducing?: boolean;
}

/** The tabs of a person; the desk and the reviews come after submitting. */
export function tabGroupsFor(
  isAdmin: boolean,
  { isReviewer = false, isEditor = false, isProducing = false }: FurtherRoles = {},
): readonly TabGroup[] {
  const further = [
    ...(isEditor && !isAdmin ? [desk, statistics] : []),
    ...(isProducing && !isAdmin ? [production] : []),
    ...(isReviewer ? [reviewing] : []),
  ];
  const groups = isAdmin ? administratorGroups : [{ title: null, tabs: authorTabs }];
  return groups.map(({ title, tabs }) => ({
    title,
    tabs: tabs.flatMap((tab) => (tab === submit ? [submit, ...further] : [tab])),
  }));
}

/** The tab named in the address; the first one if it names none, or one that this person does not have. */
export function chosenTab(groups: readonly TabGroup[], asked: string | null): DashboardTab | undefined {
  const tabs = groups.flatMap((group) => group.tabs);
  return (
    tabs.find(({ number }) => String(number) === asked) ?? tabs.find(({ number }) => number === dashboardTabs.first)
  );
}

/** The number in the address of the tab that lists a person's own manuscripts. */
export const manuscriptsTab = (isAdmin: boolean): number =>
  isAdmin ? dashboardTabs.adminManuscripts : dashboardTabs.first;
