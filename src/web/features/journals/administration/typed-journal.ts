import { reviewDefaults } from '../../../../contracts/constants.ts';
import { NewJournal, type AdministeredJournal } from '../../../../contracts/journal-administration.ts';
import { plainAmount } from '../../../../contracts/money.ts';
import * as t from '../../../../messages/journal-settings.ts';
import { TypedFee } from '../../fees/typed-fee.ts';
import { TypedSettings } from '../../review-settings/typed-settings.ts';

const {
  reviewModel: _model,
  newManuscriptsTo: _editor,
  showsStatistics: _shown,
  publishesReviews: _published,
  hasProduction: _produced,
  ...typedNumbers
} = TypedSettings.shape;

/** A journal as typed: the contract's rules, with fee and days as text. */
export const TypedJournal = NewJournal.extend({ ...TypedFee.shape, ...typedNumbers });

/** All fields of the form are text. */
export type JournalValues = Record<keyof NewJournal, string>;

/** An empty journal. */
const blank: JournalValues = {
  journalTitle: '',
  journalAbbreviation: '',
  journalDescription: '',
  journalLanguage: '',
  journalISSN: '',
  journalDOI: '',
  journalImageURL: '',
  journalStartYear: '',
  journalStartMonth: '1',
  subject: '',
  kind: 'journal',
  reviewModel: 'verification',
  reportsNeeded: String(reviewDefaults.reportsNeeded),
  invitationDays: String(reviewDefaults.invitationDays),
  reviewDays: String(reviewDefaults.reviewDays),
  revisionDays: String(reviewDefaults.revisionDays),
  editorDays: String(reviewDefaults.editorDays),
  handlingFeeMinor: '0.00',
  editorInChief: '',
};

/** The initial values: an existing journal, or a new one that starts this year. */
export function valuesOf(journal: AdministeredJournal | null): JournalValues {
  if (journal === null)
    return { ...blank, journalLanguage: t.defaultLanguage(), journalStartYear: String(new Date().getUTCFullYear()) };
  return {
    journalTitle: journal.journalTitle,
    journalAbbreviation: journal.journalAbbreviation,
    journalDescription: journal.journalDescription ?? '',
    journalLanguage: journal.journalLanguage,
    journalISSN: journal.journalISSN ?? '',
    journalDOI: journal.journalDOI ?? '',
    journalImageURL: journal.journalImageURL ?? '',
    journalStartYear: String(journal.journalStartYear),
    journalStartMonth: String(journal.journalStartMonth),
    subject: journal.subject,
    kind: journal.kind,
    reviewModel: journal.reviewModel,
    reportsNeeded: String(journal.reportsNeeded),
    invitationDays: String(journal.invitationDays),
    reviewDays: String(journal.reviewDays),
    revisionDays: String(journal.revisionDays),
    editorDays: String(journal.editorDays),
    handlingFeeMinor: plainAmount(journal.handlingFeeMinor),
    editorInChief: '',
  };
}
