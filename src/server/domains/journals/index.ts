export { findOrCreateJournal } from './create-journal.ts';
export { countedOf, readCount } from './count-store.ts';
export { findJournal, listJournals, setJournalFee, setJournalStart, type JournalRow } from './journal-store.ts';
export { journalNamed, readJournal, readJournals } from './read-journals.ts';
export { plannedIssue, readPlannedIssue } from './read-planned-issue.ts';
export { currentIssue, nextIssue } from './volume-and-issue.ts';
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
export { changeReviewSettings, readReviewSettings } from './review-settings.ts';
export { differencesOf, factsOf, inWords, type Difference } from './administration/journal-facts.ts';
