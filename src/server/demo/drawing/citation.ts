import type { Author, DemoArticle } from '../content/paper.ts';
import type { DemoJournal } from '../content/journal.ts';

/** `Şule Karadağ`, as the title page has it. */
export const fullName = (author: Author): string => `${author.givenName} ${author.lastName}`;

/** The names over the pages of a paper: one, two, or the first and the others. */
export function shortAuthors(authors: Author[]): string {
  const [first, second] = authors.map((author) => author.lastName);
  if (second === undefined) return first ?? '';
  return authors.length === 2 ? `${first} and ${second}` : `${first} et al.`;
}

const initials = (givenName: string) =>
  givenName
    .split(/[\s-]+/)
    .map((name) => `${/\p{Lu}/u.exec(name)?.[0] ?? ''}.`)
    .join(' ');

/** How the article asks to be cited. */
export function citation(
  article: DemoArticle,
  journal: DemoJournal,
): { before: string; journal: string; after: string } {
  const names = article.authors.map((author) => `${author.lastName}, ${initials(author.givenName)}`);
  const authors = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}` : (names[0] ?? '');
  return {
    before: `${authors} (${article.published.slice(0, 4)}). ${article.title.text}. `,
    journal: journal.title,
    after: `, ${article.volume}(${article.issue}). https://doi.org/${article.doi}`,
  };
}
