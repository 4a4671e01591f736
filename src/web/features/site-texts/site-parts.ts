import { dashboardTabs } from '../../../contracts/pages.ts';

/** The parts of the tab by their name in the address (`?part=…`); the first is the usual one. */
export const siteParts = [
  { name: 'hero', label: 'First view' },
  { name: 'about', label: 'About us' },
  { name: 'contact', label: 'Contact page' },
  { name: 'board', label: 'Editorial board' },
  { name: 'letters', label: 'E-mail texts' },
] as const;
export type SitePart = (typeof siteParts)[number];

/** The part that an address names; the first where it names none. */
export const chosenPart = (asked: string | null): SitePart =>
  siteParts.find(({ name }) => name === asked) ?? siteParts[0];

/** Where a part stands, and in it one letter. */
export const partAddress = (part: SitePart['name'], letter?: string): string =>
  `?${new URLSearchParams({ tab: String(dashboardTabs.siteTexts), part, ...(letter === undefined ? {} : { letter }) })}`;
