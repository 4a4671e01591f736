import type { PrintedAuthor } from '../../../db/schema/publications.ts';
import { within, type DepositElement } from './deposit-element.ts';

/** A part of a name as the schema takes it: without figures and question marks. */
const namePart = (text: string) => within(60, text.replace(/[\d?]/g, ''));

/** What a deposit says of an author, never the address; null where there is no name. */
export function depositedAuthor(author: PrintedAuthor): DepositElement[] | null {
  const given = namePart(author.authorGivenName);
  const family = namePart(author.authorLastName);
  // Whoever has one name has it as the surname.
  const surname = family || given;
  if (surname === '') return null;
  const orcid = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/.exec(author.orcid ?? '')?.[0];
  return [
    ['given_name', {}, family ? given : null],
    ['surname', {}, surname],
    [
      'affiliations',
      {},
      author.affiliations.map((place): DepositElement => [
        'institution',
        {},
        [['institution_name', {}, within(1024, place)]],
      ]),
    ],
    ['ORCID', {}, orcid ? `https://orcid.org/${orcid}` : null],
  ];
}
