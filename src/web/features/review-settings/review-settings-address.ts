import { dashboardTabs, pages } from '../../../contracts/pages.ts';

/** Where on the desk the settings stand. */
export const reviewSettingsAnchor = 'how-journals-review';

/** Where an administrator changes how the journals review. */
export const reviewSettingsAddress = (profileId: string): string =>
  `${pages.dashboard.href({ profileId }, { tab: dashboardTabs.editorsDesk })}#${reviewSettingsAnchor}`;
