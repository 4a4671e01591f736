export { findOrCreateJournal } from './create-journal.ts';
export { findJournal, listJournals, setJournalFee, setJournalStart, type JournalRow } from './journal-store.ts';
export { readJournal, readJournals } from './read-journals.ts';
export { plannedIssue, readPlannedIssue } from './read-planned-issue.ts';
export { currentIssue, nextIssue } from './volume-and-issue.ts';
