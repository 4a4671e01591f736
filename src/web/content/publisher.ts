import * as t from '../../messages/home.ts';

/** The facts beside “About Us”. */
export const publisherFacts = [
  { title: t.reportsTitle, text: t.reportsText },
  { title: t.freeTitle, text: t.freeText },
  { title: t.copyrightTitle, text: t.copyrightText },
  { title: t.archivedTitle, text: t.archivedText },
] as const;
