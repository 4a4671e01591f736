import { dashboardTabs } from '../../../contracts/pages.ts';

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
  | 'reviews'
  | 'usage'
  | 'record'
  | 'overview'
  | 'site';

/** A tab of the dashboard: its number in the address and its name in the rail. */
export interface DashboardTab {
  readonly number: number;
  readonly name: TabName;
  readonly label: string;
}

const submit: DashboardTab = { number: dashboardTabs.submit, name: 'submit', label: 'Submit Manuscript' };

const profile: DashboardTab = { number: dashboardTabs.profile, name: 'profile', label: 'Edit Profile' };
const purchases: DashboardTab = { number: dashboardTabs.purchases, name: 'purchases', label: 'Manage Purchase' };

const reviewing: DashboardTab = { number: dashboardTabs.reviews, name: 'reviews', label: 'Reviews' };

const desk: DashboardTab = { number: dashboardTabs.editorsDesk, name: 'desk', label: 'Editors’ desk' };

const administratorTabs: readonly DashboardTab[] = [
  { number: dashboardTabs.overview, name: 'overview', label: 'Overview' },
  { number: dashboardTabs.first, name: 'verify-regular', label: 'Verify Regular Issue' },
  { number: dashboardTabs.verifySpecial, name: 'verify-special', label: 'Verify Special Issue' },
  submit,
  { number: dashboardTabs.adminManuscripts, name: 'my-manuscripts', label: 'My Manuscripts' },
  { number: dashboardTabs.deletedManuscripts, name: 'deleted', label: 'Deleted manuscripts' },
  { number: dashboardTabs.createJournal, name: 'journals', label: 'Create new journal' },
  { number: dashboardTabs.submitIssue, name: 'submit-issue', label: 'Submit Issue' },
  { number: dashboardTabs.bookkeeping, name: 'bookkeeping', label: 'Payments' },
  { number: dashboardTabs.waiverRequests, name: 'waivers', label: 'Waivers' },
  { number: dashboardTabs.usage, name: 'usage', label: 'Usage' },
  purchases,
  { number: dashboardTabs.siteTexts, name: 'site', label: 'Site' },
  { number: dashboardTabs.people, name: 'people', label: 'People' },
  { number: dashboardTabs.mailing, name: 'mailing', label: 'Mailing' },
  { number: dashboardTabs.outbox, name: 'outbox', label: 'Outbox' },
  { number: dashboardTabs.record, name: 'record', label: 'Record' },
  profile,
];

const authorTabs: readonly DashboardTab[] = [
  { number: dashboardTabs.first, name: 'my-manuscripts', label: 'My Manuscripts' },
  submit,
  profile,
  purchases,
];

/** What a person does beside writing. */
interface FurtherRoles {
  readonly isReviewer?: boolean;
  /** Of a journal; administrators act in an editor’s place. */
  readonly isEditor?: boolean;
}

/** The tabs that a person has; what they do for others stands behind what they submit. */
export function tabsFor(
  isAdmin: boolean,
  { isReviewer = false, isEditor = isAdmin }: FurtherRoles = {},
): readonly DashboardTab[] {
  const own = isAdmin ? administratorTabs : authorTabs;
  const further = [...(isEditor ? [desk] : []), ...(isReviewer ? [reviewing] : [])];
  return own.flatMap((tab) => (tab === submit ? [submit, ...further] : [tab]));
}

/** The tab that an address names; the first one when it names none, or one that this person does not have. */
export function chosenTab(tabs: readonly DashboardTab[], asked: string | null): DashboardTab | undefined {
  return (
    tabs.find(({ number }) => String(number) === asked) ?? tabs.find(({ number }) => number === dashboardTabs.first)
  );
}

/** The number in the address of the tab that lists a person's own manuscripts. */
export const manuscriptsTab = (isAdmin: boolean): number =>
  isAdmin ? dashboardTabs.adminManuscripts : dashboardTabs.first;
