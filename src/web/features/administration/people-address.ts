import { dashboardTabs } from '../../../contracts/pages.ts';

/** The page of the list stands under a name of its own: with `page` the site would move the focus out of the search field. */
export const peoplePageName = 'p';

/** The address, within the dashboard, of a page of the people that words find. */
export function peopleAddress(words: string, page = 1): string {
  const search = new URLSearchParams({ tab: String(dashboardTabs.people) });
  if (words !== '') search.set('q', words);
  if (page > 1) search.set(peoplePageName, String(page));
  return `?${search}`;
}
