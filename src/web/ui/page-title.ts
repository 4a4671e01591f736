import { siteOf } from './site-facts.ts';

/** The title of a page and the name of the site. */
export const titleWithSite = (title: string, site: string): string => `${title} · ${site}`;

/** The title of a page, for its `meta`: "Title · Site name"; the home page has the name alone. */
export function pageTitle(matches: Parameters<typeof siteOf>[0], title?: string): { title: string } {
  const name = siteOf(matches)?.name ?? 'Colophon';
  return { title: title ? titleWithSite(title, name) : name };
}
