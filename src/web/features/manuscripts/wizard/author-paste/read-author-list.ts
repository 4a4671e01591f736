import type { AuthorFields } from '../../../../../contracts/drafts.ts';
import { emailsIn, giveEmails, takeEmails, withoutEmails } from './emails.ts';
import { marksIn, namesPlace, withoutMarks } from './marks.ts';
import { markedList, withNameMarks, type MarkedList } from './notes.ts';
import { plainText } from './plain-text.ts';
import { readName } from './read-name.ts';
import { authorGroups } from './records.ts';
import { splitNames } from './split-names.ts';

/** Who a note is about, when it is no affiliation. */
const correspondence = /correspond|^(?:e-?mail|contact)/i;
const remark = /equal(?:ly)? contribut|contributed equally|deceased|^these authors/i;

interface Found {
  readonly author: AuthorFields;
  readonly marks: readonly string[];
  readonly ownEmails: readonly number[];
}

const inBrackets = /\(([^()]*)\)/g;

/** An author as written: the name, text in brackets after it, marks and emails. */
function readAuthor(written: string, affiliations: readonly string[]): Found {
  const marks = marksIn(written);
  const bare = withoutEmails(withoutMarks(written));
  const asides = Array.from(bare.matchAll(inBrackets), ([, aside = '']) => aside.trim());
  const nickname = /^\p{Lu}\p{Ll}+$/u;
  const own = asides.filter((aside) => !correspondence.test(aside) && (namesPlace(aside) || /\s/.test(aside)));
  const name = bare.replaceAll(inBrackets, (whole, aside: string) => (nickname.test(aside) ? whole : ' '));
  const isCorresponding = asides.some((aside) => correspondence.test(aside));
  const authorAffiliation = [...own, ...affiliations].join('; ');
  const author = { ...readName(name), authorEmail: '', authorAffiliation, isCorresponding };
  return { author, marks, ownEmails: emailsIn(written) };
}

const asAffiliation = (note: string) =>
  withoutEmails(note)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\(\s*[,;]?\s*\)/g, '')
    .replace(/[\s,;.:|]+$/, '')
    .trim();

function readMarked({ byline, notes }: MarkedList): Found[] {
  const known = (mark: string) => notes.has(mark);
  const affiliationOf = (mark: string) => {
    const note = notes.get(mark) ?? '';
    return correspondence.test(note) || remark.test(note) ? '' : asAffiliation(note);
  };
  const explained = [...notes.keys()].filter((mark) => affiliationOf(mark) !== '');
  // The marks may only say who is corresponding.
  if (explained.length === 0) return readGrouped(byline);
  return splitNames(byline).map((written) => {
    // “¹²” is twelve where there is a twelfth affiliation, else one and two.
    const marks = marksIn(written).flatMap((mark) =>
      known(mark) || !Array.from(mark).every(known) ? [mark] : Array.from(mark),
    );
    const own = marks.map(affiliationOf).filter(Boolean);
    const found = readAuthor(written, own.length === 0 && explained.length === 1 ? explained.map(affiliationOf) : own);
    const isMarked = marks.some((mark) =>
      known(mark) ? correspondence.test(notes.get(mark) ?? '') : mark === '*' || mark === '✉',
    );
    return { ...found, author: { ...found.author, isCorresponding: found.author.isCorresponding || isMarked } };
  });
}

const readGrouped = (plain: string): Found[] =>
  authorGroups(plain).flatMap(({ names, affiliations, emails }) =>
    names.map((name) => {
      const found = readAuthor(withNameMarks(name), affiliations);
      const isStarred = found.marks.some((mark) => mark === '*' || mark === '✉');
      const author = { ...found.author, isCorresponding: found.author.isCorresponding || isStarred };
      return { ...found, author, ownEmails: names.length === 1 ? [...found.ownEmails, ...emails] : found.ownEmails };
    }),
  );

/** The email that a text names for correspondence. */
function correspondingEmail(plain: string, emails: readonly string[]): string {
  const line = plain
    .split('\n')
    .find((text) => correspondence.test(withoutMarks(text).trim()) && emailsIn(text).length > 0);
  const behind = line?.slice(line.search(/correspond|e-?mail|contact/i)) ?? '';
  return emails[emailsIn(behind)[0] ?? -1] ?? '';
}

/** Makes one author the corresponding one: the first with a mark, or with the email given for it. */
function withOneCorresponding(authors: readonly AuthorFields[], named: string): AuthorFields[] {
  const marked = authors.findIndex(({ isCorresponding }) => isCorresponding);
  const known = authors.some(({ authorEmail }) => authorEmail === named);
  const first = marked === -1 && named !== '' ? authors.findIndex(({ authorEmail }) => authorEmail === named) : marked;
  return authors.map((author, place) => ({
    ...author,
    isCorresponding: place === first,
    authorEmail: place === first && author.authorEmail === '' && !known ? named : author.authorEmail,
  }));
}

/** Parses a pasted list of authors. What it does not find stays empty; a title is only taken if written. */
export function readAuthorList(text: string): AuthorFields[] {
  const { text: withoutAddresses, emails } = takeEmails(text.replaceAll(/[\uE000-\uE003]/g, ''));
  const plain = plainText(withoutAddresses);
  const marked = markedList(plain);
  const found = (marked ? readMarked(marked) : readGrouped(plain)).filter(({ author }) => author.authorLastName !== '');
  const taken = new Set(found.flatMap(({ ownEmails }) => ownEmails.slice(0, 1)));
  const authors = found.map(({ author, ownEmails }) => ({ ...author, authorEmail: emails[ownEmails[0] ?? -1] ?? '' }));
  const loose = emails.filter((_, place) => !taken.has(place));
  return withOneCorresponding(giveEmails(authors, [...new Set(loose)]), correspondingEmail(plain, emails));
}
