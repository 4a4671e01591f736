import { createAffiliations } from './affiliations.ts';
import { readContributorDetails } from './contributor-details.ts';
import { readContributorName, type PersonName } from './person-name.ts';
import { childAt, childElements, textOf, textOrNull, type XmlElement, descendants, isElement } from './xml-tree.ts';
import type { JatsArticle } from './jats-article.ts';
import { foldWhitespace } from './html-text.ts';

interface Correspondence {
  readonly isCorresponding: boolean;
  readonly email: string | null;
}

/** Tells whether a contributor is a corresponding author, and the address the notes give for that person. */
type CorrespondenceOf = (contributor: XmlElement, name: PersonName) => Correspondence;

/** An address in a note on correspondence, with the words before and after it. */
interface NotedAddress {
  readonly email: string;
  readonly before: string;
  readonly after: string;
}

/** Prepares the look-up from the mark on the contributor, its references and the notes that name it. */
function createCorrespondence(meta: XmlElement, authors: readonly PersonName[]): CorrespondenceOf {
  const notes = childElements(meta, 'author-notes').flatMap(correspondenceNotes);
  const addresses = notes.flatMap(notedAddresses);
  const isSpokenOf = mentionedAmong(authors);
  return (contributor, name) => {
    const isMarked = contributor.attributes.get('corresp') === 'yes' || refersTo(contributor, notes);
    const named = addresses.find((address) => isSpokenOf(name, address.before) || hasInitials(name, address.after));
    const isNamedInWords = notes.some((note) => isSpokenOf(name, textOf(note)));
    const isOnlyAuthor = authors.length === 1 && notes.length > 0;
    const isCorresponding = isMarked || named !== undefined || isNamedInWords || isOnlyAuthor;
    // A single address without a name belongs to the marked author.
    const sole = addresses.length === 1 && (isMarked || isOnlyAuthor) ? addresses[0] : undefined;
    const email = ownEmail(contributor) ?? named?.email ?? sole?.email ?? null;
    return { isCorresponding, email };
  };
}

function correspondenceNotes(notes: XmlElement): XmlElement[] {
  const footnotes = childElements(notes, 'fn').filter((note) => note.attributes.get('fn-type') === 'corresp');
  return [...childElements(notes, 'corresp'), ...footnotes];
}

function refersTo(contributor: XmlElement, notes: readonly XmlElement[]): boolean {
  const ids = new Set(notes.flatMap((note) => note.attributes.get('id') ?? []));
  return childElements(contributor, 'xref').some(
    ({ attributes }) => attributes.get('ref-type') === 'corresp' || ids.has(attributes.get('rid') ?? ''),
  );
}

function ownEmail(contributor: XmlElement): string | null {
  return textOrNull(childAt(contributor, 'email')) ?? textOrNull(childAt(contributor, 'address', 'email'));
}

function notedAddresses(note: XmlElement): NotedAddress[] {
  const emails = descendants(note, 'email').map(textOf);
  const words = textAround(note).split('\u0000').map(foldWhitespace);
  return emails.flatMap((email, index) =>
    email === '' ? [] : [{ email, before: words[index] ?? '', after: words[index + 1] ?? '' }],
  );
}

// XML cannot contain a null character, so it can mark where an address was.
function textAround(element: XmlElement): string {
  return element.children
    .map((child) => (!isElement(child) ? child : child.name === 'email' ? '\u0000' : textAround(child)))
    .join('');
}

function hasInitials(name: PersonName, words: string): boolean {
  const initials = /^\(([\p{L}.\-\s]+)\)/u.exec(words)?.[1];
  return initials !== undefined && lettersOf(initials) === initialsOf(name);
}

function initialsOf(name: PersonName): string {
  return lettersOf(`${name.givenName} ${name.lastName}`.replace(/(\p{L})\p{Ll}*/gu, '$1'));
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, '').toUpperCase();
}

// The last word of the last name tells an author; where two share it, or where the file has the names in the wrong
// fields, every word of the name must be there.
function mentionedAmong(authors: readonly PersonName[]): (name: PersonName, words: string) => boolean {
  const keyOf = (name: PersonName): string => plain(name.lastName).split(' ').at(-1) ?? '';
  const keys = authors.map(keyOf);
  return (name, words) => {
    const said = new Set(plain(words).split(' '));
    const whole = plain(`${name.givenName} ${name.lastName}`).split(' ');
    const key = keyOf(name);
    const isTelling = key.length > 1 && keys.filter((other) => other === key).length === 1;
    return (isTelling && said.has(key)) || (whole.length > 1 && whole.every((word) => said.has(word)));
  };
}

function plain(text: string): string {
  return foldWhitespace(
    text
      .normalize('NFD')
      .replace(/\p{Mark}/gu, '')
      .replace(/[^\p{L}]+/gu, ' '),
  ).toLowerCase();
}

/** The authors in order, without editors and other contributors, and the affiliations of none in particular. */
export function readAuthors(meta: XmlElement): Pick<JatsArticle, 'authors' | 'sharedAffiliations'> {
  const authors = childElements(meta, 'contrib-group')
    .filter((group) => !/editor|reviewer/i.test(group.attributes.get('content-type') ?? ''))
    .flatMap((group) => childElements(group, 'contrib'))
    .filter((contributor) => (contributor.attributes.get('contrib-type') ?? 'author') === 'author')
    .map((contributor) => ({ contributor, name: readContributorName(contributor) }))
    .filter((author): author is NamedContributor => author.name !== null);
  const { affiliationsOf, institutionsOf, shared } = createAffiliations(meta);
  const correspondenceOf = createCorrespondence(
    meta,
    authors.map(({ name }) => name),
  );
  const read = authors.map(({ contributor, name }) => ({
    ...name,
    title: readTitle(contributor),
    ...correspondenceOf(contributor, name),
    orcid: readOrcid(contributor),
    affiliations: affiliationsOf(contributor),
    onBehalfOf: readOnBehalfOf(contributor, name),
    details: readContributorDetails(contributor, institutionsOf(contributor)),
  }));
  return { authors: read, sharedAffiliations: shared };
}

// Older files name the group beside the person, as one more name.
function readOnBehalfOf(contributor: XmlElement, name: PersonName): string | null {
  const groups = childElements(contributor, 'on-behalf-of', ...(name.isGroup ? [] : ['collab']));
  return groups.map(textOf).join(', ') || null;
}

function readTitle(contributor: XmlElement): string | null {
  const names = childElements(childAt(contributor, 'name-alternatives') ?? contributor, 'name', 'string-name');
  return names.map((name) => textOrNull(childAt(name, 'prefix'))).find((title) => title !== null) ?? null;
}

interface NamedContributor {
  readonly contributor: XmlElement;
  readonly name: PersonName;
}

function readOrcid(contributor: XmlElement): string | null {
  const identifiers = childElements(contributor, 'contrib-id', 'uri', 'ext-link').filter(
    (identifier) =>
      identifier.attributes.get('contrib-id-type') === 'orcid' || /orcid\.org/i.test(addressOf(identifier)),
  );
  const digits = /(\d{4})-?(\d{4})-?(\d{4})-?(\d{3}[\dX])/i;
  const found = identifiers.map((identifier) => digits.exec(addressOf(identifier))).find((match) => match !== null);
  return found === undefined ? null : found.slice(1).join('-').toUpperCase();
}

function addressOf(identifier: XmlElement): string {
  return `${textOf(identifier)} ${identifier.attributes.get('xlink:href') ?? ''}`;
}
