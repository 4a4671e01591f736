import type { XmlElement } from '../write-xml.ts';
import type { JatsSource } from './jats-source.ts';
import { optional } from './optional-element.ts';

/** What our record of the journal does not have, from the article’s source where that names the same journal. */
function ownJournal({ found, facts }: JatsSource) {
  const own = facts?.journal;
  return own?.title?.toLowerCase() === found.journalTitle.toLowerCase() ? own : undefined;
}

/** The numbers of the journal: ours is that of the online edition, unless the source says that it is the printed one’s. */
export function issnsOf(source: JatsSource): { electronic: string | null; print: string | null } {
  const { journalIssn } = source.found;
  const own = ownJournal(source);
  const isOfPrint = journalIssn !== null && journalIssn === own?.issnPrint;
  return isOfPrint
    ? { electronic: own.issnElectronic ?? null, print: journalIssn }
    : { electronic: journalIssn, print: own?.issnPrint ?? null };
}

export const publisherOf = (source: JatsSource): string => ownJournal(source)?.publisher ?? source.site.name;

/** The journal as it is now. */
export function journalJats(source: JatsSource): XmlElement {
  const { journalTitle, journalAbbreviation } = source.found;
  const issns = Object.entries(issnsOf(source)).flatMap(([format, number]) =>
    optional('issn', { 'publication-format': format }, number),
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
          ['abbrev-journal-title', {}, ownJournal(source)?.abbreviation ?? journalAbbreviation],
        ],
      ],
      // The schema wants the element of a journal without a number, too.
      ...(issns.length > 0 ? issns : [['issn', {}, ''] as const]),
      ['publisher', {}, [['publisher-name', {}, publisherOf(source)]]],
    ],
  ];
}
