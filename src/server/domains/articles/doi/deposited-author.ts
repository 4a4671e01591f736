import { authorName, partSuffix } from '../../../../contracts/author-name.ts';
import type { PrintedAuthor } from '../../../db/schema/publications.ts';
import { within, type DepositElement } from './deposit-element.ts';

const longestName = 60;
const role = { contributor_role: 'author' };

/**
 * What a deposit says of an author, never the address. The schema has no figures in the names of
 * people: a name with figures, like one of several words without a given name, is that of an organization.
 */
export function depositedAuthor(author: PrintedAuthor, place: number): DepositElement {
  const whole = within(511, authorName(author));
  const attributes = { sequence: place === 0 ? 'first' : 'additional', ...role };
  const given = within(511, author.authorGivenName);
  const last = within(511, author.authorLastName);
  // An only name is the surname.
  const { family, suffix } = partSuffix(last || given);
  const isPerson =
    !/[\d?]/.test(given + family + suffix) &&
    (given !== '' || !family.includes(' ')) &&
    [given, family].every((part) => part.length <= longestName);
  if (!isPerson) return ['organization', attributes, whole];
  const orcid = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/.exec(author.orcid ?? '')?.[0];
  return [
    'person_name',
    attributes,
    [
      ['given_name', {}, last ? given : null],
      ['surname', {}, family],
      ['suffix', {}, suffix],
      [
        'affiliations',
        {},
        author.affiliations.map((name): DepositElement => [
          'institution',
          {},
          [['institution_name', {}, within(1024, name)]],
        ]),
      ],
      ['ORCID', {}, orcid ? `https://orcid.org/${orcid}` : null],
    ],
  ];
}
