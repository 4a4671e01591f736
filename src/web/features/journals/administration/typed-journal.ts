import { reviewDefaults } from '../../../../contracts/constants.ts';
import { NewJournal, type AdministeredJournal } from '../../../../contracts/journal-administration.ts';
import { plainAmount } from '../../../../contracts/money.ts';
import { TypedFee } from '../../fees/typed-fee.ts';
import { TypedSettings } from '../../review-settings/typed-settings.ts';

const { reviewModel: _, ...typedNumbers } = TypedSettings.shape;

/** A journal as somebody types it: the contract's rules, with the fee and the days as they are written. */
export const TypedJournal = NewJournal.extend({ ...TypedFee.shape, ...typedNumbers });

/** Everything in the form is text. */
export type JournalValues = Record<keyof NewJournal, string>;

/** A journal of which nothing is known yet. */
const blank: JournalValues = {
  journalTitle: '',
  journalAbbreviation: '',
  journalDescription: '',
  journalLanguage: 'English',
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

/** What the form begins with: a journal as it stands, or one that begins this year. */
export function valuesOf(journal: AdministeredJournal | null): JournalValues {
  if (journal === null) return { ...blank, journalStartYear: String(new Date().getUTCFullYear()) };
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

/** The manuscripts under way, for the end of a sentence; nothing where there are none. */
export function underWayWords({ manuscriptsUnderWay: number }: AdministeredJournal, lead: string): string {
  if (number === 0) return '';
  return `${lead} ${number === 1 ? 'the one manuscript under way' : `the ${number} manuscripts under way`}`;
}
