import { contactSubjects, ethicsSlugs, pages } from '../../contracts/pages.ts';

type Screen = keyof typeof pages;

/** Screens without content of their own for a stranger: forms, results, and a second address of the journal list. */
const notForSearch: ReadonlySet<Screen> = new Set<Screen>([
  'register',
  'login',
  'logout',
  'forgotPassword',
  'search',
  'returnPayment',
  'journalPublications',
]);

/** The addresses of the house's own public pages; those of journals and articles come from the records. */
export const housePages = (): string[] => [
  ...Object.entries(pages)
    // The names come from the list itself.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    .filter(([name, { pattern }]) => !pattern.includes(':') && !notForSearch.has(name as Screen))
    .map(([, { pattern }]) => pattern),
  ...ethicsSlugs.map((ethicalSlug) => pages.ethics.href({ ethicalSlug })),
  pages.contact.href({ subject: contactSubjects.usual }),
];
