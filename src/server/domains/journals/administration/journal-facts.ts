import type { NewJournal } from '../../../../contracts/journal-administration.ts';
import * as t from '../../../../messages/journal-responses.ts';
import { sanitiseFormattedText } from '../../../sanitise-formatted-text.ts';
import type { JournalRow } from '../journal-store.ts';

/** The columns of a journal as an administrator wants them. */
export function factsOf(wanted: NewJournal, coverFileId: string | null) {
  return {
    title: wanted.journalTitle,
    abbreviation: wanted.journalAbbreviation,
    descriptionHtml: sanitiseFormattedText(wanted.journalDescription) || null,
    language: wanted.journalLanguage,
    issn: wanted.journalISSN,
    doi: wanted.journalDOI,
    coverFileId,
    startYear: wanted.journalStartYear,
    startMonth: wanted.journalStartMonth,
    subject: wanted.subject,
    kind: wanted.kind,
    reviewModel: wanted.reviewModel,
    reportsNeeded: wanted.reportsNeeded,
    invitationDays: wanted.invitationDays,
    reviewDays: wanted.reviewDays,
    revisionDays: wanted.revisionDays,
    editorDays: wanted.editorDays,
    handlingFeeMinor: wanted.handlingFeeMinor,
  } as const;
}

export type JournalFacts = ReturnType<typeof factsOf>;

/** In which field of the form each of them is typed. */
const fields: Readonly<Record<keyof JournalFacts, keyof NewJournal>> = {
  title: 'journalTitle',
  abbreviation: 'journalAbbreviation',
  descriptionHtml: 'journalDescription',
  language: 'journalLanguage',
  issn: 'journalISSN',
  doi: 'journalDOI',
  coverFileId: 'journalImageURL',
  startYear: 'journalStartYear',
  startMonth: 'journalStartMonth',
  subject: 'subject',
  kind: 'kind',
  reviewModel: 'reviewModel',
  reportsNeeded: 'reportsNeeded',
  invitationDays: 'invitationDays',
  reviewDays: 'reviewDays',
  revisionDays: 'revisionDays',
  editorDays: 'editorDays',
  handlingFeeMinor: 'handlingFeeMinor',
};

export interface Difference {
  readonly field: keyof NewJournal;
  readonly column: keyof JournalFacts;
  readonly from: string | number | null;
  readonly to: string | number | null;
}

/** Where a journal differs from what is wanted. */
export function differencesOf(current: JournalRow, wanted: JournalFacts): Difference[] {
  // The keys are those of the object that was written just above.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const columns = Object.keys(fields) as (keyof JournalFacts)[];
  return columns
    .map((column) => ({ column, field: fields[column], from: current[column], to: wanted[column] }))
    .filter(({ from, to }) => from !== to);
}

/** A stored value, as a form says it. */
export function inWords({ column, from }: Difference): string {
  if (from === null || from === '') return t.nowEmpty();
  if (column === 'coverFileId') return t.nowOtherCover();
  if (column === 'descriptionHtml') return t.nowOtherText();
  if (column === 'handlingFeeMinor') return t.nowAmount({ value: (Number(from) / 100).toFixed(2) });
  return t.nowValue({ value: from });
}
