import { message } from './message.ts';
import { rich } from './rich.ts';

// Entries
export const auditLog = message('Audit log');
export const entriesNoun = message('entries');
export const times = message('{count, number} times');
export const noMatchesHint = message('Try part of a name, another area, or more days.');
export const noEntriesTitle = message('No entries yet');

// Search
export const area = message('Area');
export const areaSubmission = message('Submission');
export const areaReview = message('Peer review');
export const areaDecisions = message('Decisions');
export const areaPublication = message('Publication');
export const areaFees = message('Fees and payments');
export const areaJournals = message('Journals and issues');
export const areaPeople = message('People');
export const areaWebsite = message('Emails and website');
export const moreFilters = message('More filters');
export const search = message('Search');
export const searchLog = message('Search the audit log');
export const who = message('Who');
export const whoHint = message('Name or email, or “system” for automatic actions');
export const aboutHint = message('Title, name or email');
export const action = message('Action');
export const any = message('All');
export const about = message('About');
export const from = message('From');
export const to = message('To');
export const daysReversed = message('The last day is before the first one.');
export const showAll = message('Show all');

// Integrity check
export const checkTitle = message('Integrity');
export const checkLead = message('Finds changed or removed entries.');
export const sealedUpTo = rich('Sealed up to entry <strong>{position, number}</strong>. Hash:');
export const waiting = message(
  '{count, plural, one {# newer entry} other {# newer entries}}: sealed within two minutes.',
);
export const keepCopy = message('Keep a copy elsewhere, as proof that no entries were cut off.');
export const copyNumberAndHash = message('Copy number and hash');
export const numberAndHashCopied = message('Number and hash copied.');
export const compareHash = message('Compare with a saved hash');
export const entryNumber = message('Entry number');
export const hash = message('Hash');
export const checkNow = message('Check now');
export const checkStarting = message('Starting the check');
export const checkProgress = message('{checked, number} of {total, number} entries checked');
export const checkProgressName = message('Progress of the check');
export const checkFailed = message('{problem} The check did not finish. Try again.');

// Result of the check
export const nothingSealed = message('No entries are sealed yet.');
export const allIntact = message(
  '{count, plural, one {The only entry is unchanged.} other {All # entries are unchanged.}}',
);
export const entryFails = rich('<strong>Entry {position, number} fails the check.</strong> {fault}');
export const faultMissing = message('At least one entry before it is missing.');
export const faultUnlinked = message('It lacks the hash of the previous entry: one of the two was replaced.');
export const faultChanged = message('It was changed after sealing.');
export const faultCutOff = message('The log ends before it: entries at the end were removed.');
export const faultNotAsNoted = message('Its hash differs from the one you saved.');
export const entryNow = message('It now reads: {moment}, {person} {what} ({subject}).');
export const databaseChanged = message('Someone changed the database. Leave it as it is and compare it with a backup.');
