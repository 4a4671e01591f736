import { siteOf } from './site-facts.ts';

/** The title of a page, for its `meta`: "Title · Site name"; the home page has the name alone. */
export function pageTitle(matches: Parameters<typeof siteOf>[0], title?: string): { title: string } {
  const name = siteOf(matches)?.name ?? 'Colophon';
  return { title: title ? `${title} · ${name}` : name };
}
