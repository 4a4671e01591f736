import { contactSubjects, ethicsSlugs, pages } from './pages.ts';

const usualContact = pages.contact.href({ subject: contactSubjects.usual });
const ethicsPages = ethicsSlugs.map((ethicalSlug) => pages.ethics.href({ ethicalSlug }));

/** The short addresses of footers and help texts, in lower case, with where they lead (decision 16). */
export const shortAddresses: ReadonlyMap<string, string> = new Map([
  ...ethicsSlugs.map((ethicalSlug) => [`/${ethicalSlug}`, pages.ethics.href({ ethicalSlug })] as const),
  ['/ethics', pages.ethics.href({ ethicalSlug: ethicsSlugs[0] })],
  ['/contact', usualContact],
  ['/faq', pages.authorFaq.href()],
]);

/** The pages with a fixed address, by the address in lower case. */
const fixedAddresses: ReadonlyMap<string, string> = new Map(
  [
    ...Object.values(pages).flatMap(({ pattern }) => (pattern.includes(':') ? [] : [pattern])),
    ...ethicsPages,
    ...Object.values(contactSubjects).map((subject) => pages.contact.href({ subject })),
  ].map((address) => [address.toLowerCase(), address]),
);

const patterns = Object.values(pages)
  .map(({ pattern }) => pattern.split('/'))
  .filter((parts) => parts.some((part) => part.startsWith(':')));

/** The address of a page with parts of its own: what the pattern fixes is spelt as there, the rest stays. */
function spelledAs(pattern: readonly string[], parts: readonly string[]): string | null {
  const fits =
    pattern.length === parts.length &&
    pattern.every((part, place) =>
      part.startsWith(':') ? parts[place] !== '' : part.toLowerCase() === parts[place]?.toLowerCase(),
    );
  return fits ? pattern.map((part, place) => (part.startsWith(':') ? parts[place] : part)).join('/') : null;
}

/** A loop, because a pattern for it takes time by the square of the slashes within. */
function withoutEndingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The one address of the page that a path names in another spelling, with a slash too many, or in short; else null. */
export function movedTo(path: string): string | null {
  const trimmed = withoutEndingSlashes(path) || '/';
  const lower = trimmed.toLowerCase();
  const parts = trimmed.split('/');
  const address =
    shortAddresses.get(lower) ??
    fixedAddresses.get(lower) ??
    patterns.map((pattern) => spelledAs(pattern, parts)).find((spelling) => spelling !== null);
  return address === undefined || address === path ? null : address;
}
