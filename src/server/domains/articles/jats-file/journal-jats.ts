import type { XmlElement } from '../write-xml.ts';
import type { JatsSource } from './jats-source.ts';
import { optional } from './optional-element.ts';

/**
 * The journal as it is now. What our record of it does not have, such as the number of its print edition, comes from the
 * article's source where that names the same journal.
 */
export function journalJats({ found, facts, site }: JatsSource): XmlElement {
  const { journalTitle, journalAbbreviation, journalIssn } = found;
  const own = facts?.journal;
  const isSame = own?.title?.toLowerCase() === journalTitle.toLowerCase();
  const source = own !== undefined && isSame ? own : null;
  const isOfPrint = journalIssn !== null && journalIssn === source?.issnPrint;
  const numbers = [
    ['electronic', isOfPrint ? source.issnElectronic : journalIssn],
    ['print', isOfPrint ? journalIssn : source?.issnPrint],
  ] as const;
  const issns = numbers.flatMap(([format, number]) =>
    optional('issn', { 'publication-format': format }, number ?? null),
  );
  return [
    'journal-meta',
    {},
    [
      ['journal-id', { 'journal-id-type': 'publisher-id' }, journalAbbreviation],
      [
        'journal-title-group',
        {},
        [
          ['journal-title', {}, journalTitle],
          ['abbrev-journal-title', {}, source?.abbreviation ?? journalAbbreviation],
        ],
      ],
      // The schema wants the element of a journal without a number, too.
      ...(issns.length > 0 ? issns : [['issn', {}, ''] as const]),
      ['publisher', {}, [['publisher-name', {}, source?.publisher ?? site.name]]],
    ],
  ];
}
