import type { CreditRole } from '../../../../contracts/credit-roles.ts';
import { creditWords } from '../../../../contracts/credit-words.ts';
import { orcidHref } from '../../../../contracts/orcid-id.ts';
import { rorOfAffiliation } from '../../../../contracts/ror.ts';
import { partSuffix } from '../../../../contracts/author-name.ts';
import type { PrintedAuthor } from '../../../db/schema/publications.ts';
import type { XmlElement } from '../write-xml.ts';
import type { JatsSource } from './jats-source.ts';
import { optional } from './optional-element.ts';

/** Without a source that says so, a name of several words or with figures, and without a given name, is that of a group. */
export function isGroup(
  { kind, authorGivenName, authorLastName }: PrintedAuthor,
  groups: readonly string[] | null,
): boolean {
  if (kind !== undefined) return kind === 'group';
  if (authorGivenName !== '') return false;
  return groups === null ? /\d|\s/.test(authorLastName.trim()) : groups.includes(authorLastName);
}

function nameOf({ authorTitle, authorGivenName, authorLastName }: PrintedAuthor): XmlElement {
  const { family, suffix } = partSuffix(authorLastName);
  const isSplit = suffix !== '' && `${family} ${suffix}` === authorLastName;
  // An only name is the surname.
  const surname = (isSplit ? family : authorLastName) || authorGivenName;
  return [
    'name',
    {},
    [
      ['surname', {}, surname],
      ...optional('given-names', {}, authorLastName === '' ? null : authorGivenName),
      ...optional('prefix', {}, authorTitle),
      ...optional('suffix', {}, isSplit ? suffix : null),
    ],
  ];
}

/** The name, beside the one in its original script. */
const namesOf = (author: PrintedAuthor): XmlElement =>
  author.originalName
    ? ['name-alternatives', {}, [nameOf(author), ['string-name', {}, author.originalName]]]
    : nameOf(author);

function roleJats(role: CreditRole): XmlElement {
  // The list of JATS4R spells this one with a capital.
  const term = role === 'formal-analysis' ? 'Formal Analysis' : creditWords[role]();
  const vocabulary = {
    vocab: 'credit',
    'vocab-identifier': 'https://credit.niso.org/',
    'vocab-term': term,
    'vocab-term-identifier': `https://credit.niso.org/contributor-roles/${role}/`,
  };
  return ['role', vocabulary, term];
}

function affiliationJats(affiliation: string, author: PrintedAuthor): XmlElement {
  const parts: XmlElement[] = [
    ['institution', {}, affiliation],
    ...optional('institution-id', { 'institution-id-type': 'ror' }, rorOfAffiliation(author, affiliation)),
  ];
  return ['aff', {}, [['institution-wrap', {}, parts]]];
}

/** An author, never with the address. Affiliations are within, so that they belong to no one else. */
function contributorOf(author: PrintedAuthor, groups: readonly string[] | null): XmlElement {
  const kindOfId = { 'contrib-id-type': 'orcid', ...(author.isOrcidAuthenticated && { authenticated: 'true' }) };
  const name: XmlElement = isGroup(author, groups) ? ['collab', {}, author.authorLastName] : namesOf(author);
  return [
    'contrib',
    {
      'contrib-type': 'author',
      ...(author.isCorresponding && { corresp: 'yes' }),
      ...(author.hasContributedEqually && { 'equal-contrib': 'yes' }),
    },
    [
      ...optional('contrib-id', kindOfId, orcidHref(author.orcid)),
      name,
      ...(author.roles ?? []).map(roleJats),
      ...optional('on-behalf-of', {}, author.onBehalfOf ?? null),
      ...author.affiliations.map((affiliation) => affiliationJats(affiliation, author)),
    ],
  ];
}

/** The authors, and the affiliations of none in particular. */
export function contributorsJats({ found, facts }: JatsSource): XmlElement[] {
  const { article, text } = found;
  const authors = article.authors.filter((author) => (author.authorGivenName + author.authorLastName).trim() !== '');
  const contributors = authors.map((author) => contributorOf(author, facts?.groups ?? null));
  const shared = text.sharedAffiliations.join('; ');
  return [
    ...optional('contrib-group', {}, contributors),
    ...optional('aff', { id: 'front-aff' }, shared === '' ? null : [['institution', {}, shared]]),
  ];
}
