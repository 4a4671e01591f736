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

/** Tabs that belong together; without a title where there are few. */
export interface TabGroup {
  readonly title: string | null;
  readonly tabs: readonly DashboardTab[];
}

const administratorGroups: readonly TabGroup[] = [
  {
    title: 'To decide',
    tabs: [
      { number: dashboardTabs.overview, name: 'overview', label: 'Overview' },
      { number: dashboardTabs.first, name: 'verify-regular', label: 'Verify Regular Issue' },
      { number: dashboardTabs.verifySpecial, name: 'verify-special', label: 'Verify Special Issue' },
      desk,
      { number: dashboardTabs.waiverRequests, name: 'waivers', label: 'Waivers' },
    ],
  },
  {
    title: 'Journals and articles',
    tabs: [
      { number: dashboardTabs.createJournal, name: 'journals', label: 'Create new journal' },
      { number: dashboardTabs.submitIssue, name: 'submit-issue', label: 'Submit Issue' },
      { number: dashboardTabs.deletedManuscripts, name: 'deleted', label: 'Deleted manuscripts' },
      { number: dashboardTabs.usage, name: 'usage', label: 'Usage' },
    ],
  },
  {
    title: 'People and mail',
    tabs: [
      { number: dashboardTabs.people, name: 'people', label: 'People' },
      { number: dashboardTabs.mailing, name: 'mailing', label: 'Mailing' },
      { number: dashboardTabs.outbox, name: 'outbox', label: 'Outbox' },
    ],
  },
  {
    title: 'The house',
    tabs: [
      { number: dashboardTabs.bookkeeping, name: 'bookkeeping', label: 'Payments' },
      { number: dashboardTabs.siteTexts, name: 'site', label: 'Site' },
      { number: dashboardTabs.record, name: 'record', label: 'Record' },
    ],
  },
  {
    title: 'Your own',
    tabs: [
      submit,
      { number: dashboardTabs.adminManuscripts, name: 'my-manuscripts', label: 'My Manuscripts' },
      purchases,
      profile,
    ],
  },
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

/** The tabs that a person has; what an author does for others stands behind what they submit. */
export function tabGroupsFor(
  isAdmin: boolean,
  { isReviewer = false, isEditor = false }: FurtherRoles = {},
): readonly TabGroup[] {
  const further = [...(isEditor && !isAdmin ? [desk] : []), ...(isReviewer ? [reviewing] : [])];
  const groups = isAdmin ? administratorGroups : [{ title: null, tabs: authorTabs }];
  return groups.map(({ title, tabs }) => ({
    title,
    tabs: tabs.flatMap((tab) => (tab === submit ? [submit, ...further] : [tab])),
  }));
}

/** The tab that an address names; the first one when it names none, or one that this person does not have. */
export function chosenTab(groups: readonly TabGroup[], asked: string | null): DashboardTab | undefined {
  const tabs = groups.flatMap((group) => group.tabs);
  return (
    tabs.find(({ number }) => String(number) === asked) ?? tabs.find(({ number }) => number === dashboardTabs.first)
  );
}

/** The number in the address of the tab that lists a person's own manuscripts. */
export const manuscriptsTab = (isAdmin: boolean): number =>
  isAdmin ? dashboardTabs.adminManuscripts : dashboardTabs.first;
