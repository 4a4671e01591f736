import { dashboardTabs } from '../../../contracts/pages.ts';

/** The parts of the tab by their name in the address (`?part=…`); the first is the usual one. */
export const siteParts = [
  { name: 'hero', label: 'First view' },
  { name: 'about', label: 'About us' },
  { name: 'contact', label: 'Contact page' },
  { name: 'board', label: 'Editorial board' },
  { name: 'letters', label: 'Email texts' },
] as const;
export type SitePart = (typeof siteParts)[number];

/** The part that an address names; the first where it names none. */
export const chosenPart = (asked: string | null): SitePart =>
  siteParts.find(({ name }) => name === asked) ?? siteParts[0];

/** Where a part stands. */
export const partAddress = (part: SitePart['name']): string =>
  `?${new URLSearchParams({ tab: String(dashboardTabs.siteTexts), part })}`;

/** Where one letter stands, or the list of them (null), which stays as it was narrowed down. */
export function letterAddress(standing: URLSearchParams, letter: string | null): string {
  const next = new URLSearchParams(standing);
  if (letter === null) next.delete('letter');
  else next.set('letter', letter);
  return `?${next}`;
}
