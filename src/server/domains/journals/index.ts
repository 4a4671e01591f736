export {
  findOrCreateJournal,
  journalNamed,
  readJournal,
  readJournals,
  plannedIssue,
  readPlannedIssue,
  currentIssue,
  nextIssue,
} from './read-journals.ts';
export {
  countedOf,
  readCount,
  findJournal,
  listJournals,
  setJournalFee,
  setJournalStart,
  type JournalRow,
} from './journal-store.ts';
export { createJournal, makeChief } from './administration/add-journal.ts';
export {
  holdOpen,
  holdNames,
  keepFormerName,
  lockJournal,
  updateJournal,
} from './administration/administration-store.ts';
export {
  readAbbreviationProblem,
  chiefOf,
  coverOf,
  refuseLateStart,
  refuseTaken,
} from './administration/judge-journal.ts';
export { readAdministeredJournals, readAdministeredJournal } from './administration/read-administered.ts';
export { readReviewForm, saveReviewForm } from './review-form.ts';
export { findCurrentForm, findForm, listForms } from './review-form-store.ts';
export {
  readPrintDesign,
  readPublicSetup,
  readSetup,
  readStatementRules,
  requireChief,
  saveSetup,
} from './setup/journal-setup.ts';
export { chooseClasses, chooseStatements, requireConfirmed, type Classes } from './setup/judge-submission.ts';
export { findSectionEditor } from './setup/setup-store.ts';
export { changeReviewSettings, readReviewSettings } from './review-settings.ts';
export { differencesOf, factsOf, inWords, type Difference } from './administration/journal-facts.ts';
export { findJournalOfSection } from './setup/setup-store.ts';
