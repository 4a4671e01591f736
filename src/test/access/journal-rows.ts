import { printPreview, usualDesign } from '../../contracts/print-design.ts';
import { journalAdministration } from '../../contracts/journal-administration.ts';
import { administratorOnly, missing, nothing, row } from './table.ts';

const body = {
  journalTitle: 'Journal of Access',
  journalAbbreviation: 'ACCESS-ROWS',
  journalLanguage: 'English',
  journalStartYear: 2026,
  journalStartMonth: 1,
};

/** The calls by which administrators create and change journals. */
export const journalRows = [
  row(journalAdministration.list, 'all', nothing, administratorOnly(200)),
  row(
    journalAdministration.abbreviation,
    'a free one',
    () => ({ params: { abbreviation: 'FREE-ROWS' } }),
    administratorOnly(200),
  ),
  row(journalAdministration.create, 'a new one', () => ({ body }), administratorOnly(201)),
  row(
    journalAdministration.change,
    'a missing one',
    () => ({ params: { journalId: missing }, body: { ...body, version: 1 } }),
    administratorOnly(404),
  ),
  row(
    journalAdministration.archive,
    'one that is open',
    ({ journal }) => ({ params: { journalId: journal.id }, body: { isArchived: false } }),
    administratorOnly(200),
  ),
  row(
    printPreview.make,
    'of a journal',
    ({ journal }) => ({ params: { journalId: journal.id }, body: usualDesign }),
    administratorOnly(200),
  ),
  // Who opens one that there is: print-design.http.test.ts.
  row(
    printPreview.read,
    'one that there is not',
    ({ journal }) => ({ params: { journalId: journal.id, fileId: missing } }),
    administratorOnly(404),
  ),
];
