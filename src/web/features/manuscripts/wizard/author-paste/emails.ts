import type { AuthorFields } from '../../../../../contracts/drafts.ts';

/** These two signs enclose an email's index in the list of emails and replace the email. */
const before = '\uE002';
const after = '\uE003';
const anyPlace = new RegExp(`${before}(\\d+)${after}`, 'g');

// Match only from the start of a word: a long word without an @ would otherwise be tried from each email.
const address =
  /(?<![\p{Script=Latin}\p{N}._%+'&-])[\p{Script=Latin}\p{N}._%+'&-]+@[\p{Script=Latin}\p{N}-]+(?:\.[\p{Script=Latin}\p{N}-]+)+/gu;
const group = /[{[(]\s*([^{}[\]()@]{1,500}?)\s*[}\])]\s*(@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/gu;

/** Replaces the emails in a text by numbers. `{a,b}@x.org` is two. */
export function takeEmails(text: string): { text: string; emails: string[] } {
  const emails: string[] = [];
  const spread = text.replaceAll(group, (_, names: string, domain: string) =>
    names
      .split(/[\s,;|]+/)
      .map((name) => name + domain)
      .join(' '),
  );
  const left = spread.replaceAll(address, (email) => {
    emails.push(email.toLowerCase());
    return ` ${before}${emails.length - 1}${after}`;
  });
  return {
    text: left.replaceAll(new RegExp(`[<([]\\s*((?:${before}\\d+${after}[\\s,;]*)+)[>)\\]]`, 'g'), '$1'),
    emails,
  };
}

/** The indexes of the emails in a text. */
export const emailsIn = (text: string): number[] => Array.from(text.matchAll(anyPlace), ([, place]) => Number(place));

/** A text without the places of its emails. */
export const withoutEmails = (text: string): string => text.replaceAll(anyPlace, ' ');

const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');

/** How well an address speaks of a name; 0 for not at all. */
function likeness(email: string, { authorGivenName, authorLastName }: AuthorFields): number {
  const local = plain(email.split('@')[0] ?? '');
  const [given, last] = [plain(authorGivenName.split(/[\s.-]/)[0] ?? ''), plain(authorLastName)];
  const initials = `${authorGivenName} ${authorLastName}`.split(/[\s.-]+/).map((word) => plain(word).slice(0, 1));
  const hasLast = last.length > 1 && local.includes(last);
  const hasGiven = local === given || (given.length > 2 && local.includes(given));
  if (hasLast) return hasGiven ? 4 : local.startsWith(given.slice(0, 1)) ? 3 : 2;
  return hasGiven ? 2 : local === initials.join('') ? 1 : 0;
}

/** Gives each author without an email the one that speaks of the name; where as many are left as authors, in order. */
export function giveEmails(authors: readonly AuthorFields[], emails: readonly string[]): AuthorFields[] {
  const given = authors.map((author) => ({ ...author }));
  const left = new Set(emails);
  const pairs = given
    .filter((author) => author.authorEmail === '')
    .flatMap((author) => emails.map((email) => ({ author, email, score: likeness(email, author) })))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  for (const { author, email } of pairs) {
    if (author.authorEmail !== '' || !left.has(email)) continue;
    author.authorEmail = email;
    left.delete(email);
  }
  const without = given.filter((author) => author.authorEmail === '');
  const rest = [...left];
  if (rest.length === without.length) without.forEach((author, place) => (author.authorEmail = rest[place] ?? ''));
  return given;
}
