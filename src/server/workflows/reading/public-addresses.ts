import { contactSubjects, doorScreens, ethicsSlugs, pages, privateScreens } from '../../../contracts/pages.ts';

/** Beside what is private: results of a search, and a second address of the journal list. */
const notForSearch: ReadonlySet<string> = new Set<keyof typeof pages>([
  ...privateScreens,
  ...doorScreens,
  'search',
  'journalPublications',
]);

/** The addresses of the house's own public pages; those of journals and articles come from the records. */
export const housePages = (): string[] => [
  ...Object.entries(pages)
    .filter(([name, { pattern }]) => !pattern.includes(':') && !notForSearch.has(name))
    .map(([, { pattern }]) => pattern),
  ...ethicsSlugs.map((ethicalSlug) => pages.ethics.href({ ethicalSlug })),
  pages.contact.href({ subject: contactSubjects.usual }),
];
