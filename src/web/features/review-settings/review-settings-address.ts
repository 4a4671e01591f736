import { dashboardTabs, pages } from '../../../contracts/pages.ts';

/** The id of the settings on the desk. */
export const reviewSettingsAnchor = 'how-journals-review';

/** The address of the review settings, for administrators. */
export const reviewSettingsAddress = (profileId: string): string =>
  `${pages.dashboard.href({ profileId }, { tab: dashboardTabs.editorsDesk })}#${reviewSettingsAnchor}`;
