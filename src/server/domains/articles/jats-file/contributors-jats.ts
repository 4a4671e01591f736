import { partSuffix } from '../../../../contracts/author-name.ts';
import type { PrintedAuthor } from '../../../db/schema/publications.ts';
import type { XmlElement } from '../write-xml.ts';
import type { JatsSource } from './jats-source.ts';
import { optional } from './optional-element.ts';

/** Without a source that says so, a name of several words or with figures, and without a given name, is that of a group. */
function isGroup({ authorGivenName, authorLastName }: PrintedAuthor, groups: readonly string[] | null): boolean {
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

/** An author, never with the address. Affiliations are within, so that they belong to no one else. */
function contributorOf(author: PrintedAuthor, groups: readonly string[] | null): XmlElement {
  const orcid = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/.exec(author.orcid ?? '')?.[0];
  const name: XmlElement = isGroup(author, groups) ? ['collab', {}, author.authorLastName] : nameOf(author);
  return [
    'contrib',
    { 'contrib-type': 'author', ...(author.isCorresponding && { corresp: 'yes' }) },
    [
      ...optional('contrib-id', { 'contrib-id-type': 'orcid' }, orcid ? `https://orcid.org/${orcid}` : null),
      name,
      ...optional('on-behalf-of', {}, author.onBehalfOf ?? null),
      ...author.affiliations.map((affiliation): XmlElement => ['aff', {}, [['institution', {}, affiliation]]]),
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
