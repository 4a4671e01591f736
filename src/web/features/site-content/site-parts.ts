import { dashboardTabs } from '../../../contracts/pages.ts';
import * as t from '../../../messages/site-content.ts';

/** The parts of the tab by their name in the address (`?part=…`); the first is the default. */
export const siteParts = [
  { name: 'hero', label: t.hero },
  { name: 'about', label: t.about },
  { name: 'contact', label: t.contact },
  { name: 'board', label: t.board },
  { name: 'emails', label: t.emailTemplates },
] as const;
export type SitePart = (typeof siteParts)[number];

/** The part that an address names; the first where it names none. */
export const chosenPart = (asked: string | null): SitePart =>
  siteParts.find(({ name }) => name === asked) ?? siteParts[0];

/** The address of a part. */
export const partAddress = (part: SitePart['name']): string =>
  `?${new URLSearchParams({ tab: String(dashboardTabs.siteContent), part })}`;

/** The address of one template, or of the list (null) with its search. */
export function emailAddress(current: URLSearchParams, letter: string | null): string {
  const next = new URLSearchParams(current);
  if (letter === null) next.delete('letter');
  else next.set('letter', letter);
  return `?${next}`;
}
