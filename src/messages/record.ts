import { message } from './message.ts';
import { rich } from './rich.ts';

// Entries
export const entriesTitle = message('Entries');
export const entriesLead = message('Newest first. Entries cannot be changed or removed.');
export const auditLog = message('Audit log');
export const entriesNoun = message('entries');
export const when = message('When');
export const whoDidWhat = message('Who did what');
export const about = message('About');
export const notSealed = message('Will be sealed within two minutes');
export const noMatchesHint = message('Try part of a name, any action, or more days.');
export const noEntriesTitle = message('No entries yet');
export const noEntriesHint = message('Actions by authors, reviewers, editors and administrators appear here.');

// Search
export const searchLog = message('Search the audit log');
export const who = message('Who');
export const whoHint = message('Name or email, or “system” for automatic actions');
export const aboutHint = message('Title, name or email');
export const action = message('Action');
export const anyAction = message('Any');
export const from = message('From');
export const to = message('To');
export const daysReversed = message('The last day is before the first one.');
export const showAll = message('Show all');

// Integrity check
export const checkTitle = message('Integrity');
export const checkLead = message('Checks the chain of hashes for changed or removed entries.');
export const sealedUpTo = rich('Sealed up to entry <strong>{position, number}</strong>. Hash:');
export const keepCopy = message('Keep a copy elsewhere, to prove that no entries are missing from the end.');
export const copyNumberAndHash = message('Copy number and hash');
export const numberAndHashCopied = message('Number and hash copied.');
export const compareHash = message('Compare with a saved hash');
export const entryNumber = message('Entry number');
export const hash = message('Hash');
export const checkNow = message('Check now');
export const checkStarting = message('Starting the check');
export const checkProgress = message('{checked, number} of {total, number} entries checked');
export const checkProgressName = message('Progress of the check');
export const checkFailed = message('{problem} The check did not finish. Start it again.');

// Result of the check
export const nothingSealed = message('No entries are sealed yet.');
export const allIntact = message(
  '{count, plural, one {The only entry is unchanged.} other {All # entries are unchanged.}}',
);
export const entryFails = rich('<strong>Entry {position, number} fails the check.</strong> {fault}');
export const faultMissing = message('At least one entry before it is missing.');
export const faultUnlinked = message('It lacks the hash of the entry before it: one of the two was replaced.');
export const faultChanged = message('It was changed after sealing.');
export const faultCutOff = message('The log ends before it: entries at the end were removed.');
export const faultNotAsNoted = message('Its hash differs from the one you saved.');
export const entryNow = message('It now reads: {moment}, {person} {what} ({subject}).');
export const databaseChanged = message(
  'Someone with access to the database changed it. Leave the database as it is and compare it with a backup.',
);
