import { message } from './message.ts';

// All commands
export const optionsUnreadable = message('The options could not be read.');
export const usage = message('Usage: npm run colophon -- COMMAND\n\n{commands}\n');
export const unknownWords = message('Unknown arguments: {words}');
export const giveEmail = message('--email: give an email address.');
export const givePassword = message('--password: give a password.');

// backup and restore
export const giveOneFile = message('Give the name of one file.');
export const backupSummary = message(
  'Writes database and files into one file with checksums. The server can be running.',
);
export const backupMade = message(
  '{file}: {tables, plural, one {# table} other {# tables}} and {files, plural, one {# file} other {# files}}.',
);
export const backupFileMissing = message('File {key} is in the database but not in the file store.');
export const restored = message(
  'Restored as of {at}: {tables, plural, one {# table} other {# tables}}, {files, plural, one {# file} other {# files}}, {jobs, plural, one {# pending job} other {# pending jobs}}.',
);
export const restoreSummary = message(
  'Restores a backup into an empty database and the file store. Checks the checksums first.',
);
export const backupDamaged = message(
  'This backup is incomplete or damaged: {fault}. Nothing was changed. Use another backup.',
);
export const backupEndMissing = message('its end is missing');
export const backupFileChanged = message('{name} was changed');
export const backupFileAdded = message('{name} was not in it');
export const backupFileGone = message('{name} is missing');
export const backupOtherLayout = message('was made by a release with another layout');
export const backupRefused = message('This backup {fault}.');
export const backupNewer = message(
  'This backup is from a newer release: its database had {theirs} migrations, this release knows {ours}. Restore it with that release or a newer one.',
);
export const notABackup = message('This file is not a backup of Colophon.');
export const databaseNotEmpty = message(
  'This database is not empty. Create an empty one and set DATABASE_URL to it, or set DATA_DIR to a new folder.',
);
export const backupUnreadable = message('cannot be read');

// check-record
export const entryMissing = message('an entry before it is missing');
export const entryUnlinked = message('its hash does not match the entry before it');
export const entryChanged = message('it was changed after it was sealed');
export const entryCutOff = message('the audit log is shorter than the saved hash says');
export const entryNotAsNoted = message('its hash differs from the saved one');
export const expectFormat = message(
  '--expect: give the number of an entry, a colon and its hash, as this command prints them.',
);
export const recordIntact = message('{count} entries checked, none changed. Store this elsewhere: {position}:{hash}');
export const recordProgress = message('{checked} of {total} checked');
export const checkRecordSummary = message(
  'Checks that no entry of the audit log was changed; with --expect also that none was cut off.',
);
export const entryFault = message('Entry {position} is wrong: {fault}.');
export const entryFaultOf = message('Entry {position} ({at}, {action}, id {id}) is wrong: {fault}.');

// Accounts
export const createAdministratorSummary = message(
  'Creates an administrator; an existing account becomes one, with this password. Use - to be asked for the password.',
);
export const administratorCreated = message('{email} is an administrator.');
export const passwordPrompt = message('Password:');
export const noPasswordGiven = message('--password: no password was given.');
export const listAccountsSummary = message(
  'Lists the accounts, one per line: address, name, state, roles; with --admins only administrators.',
);
export const resetPasswordSummary = message(
  'Gives an account a new password, ends its sessions and tells the holder by email. Use - to be asked for the password.',
);
export const passwordReset = message('{email} has a new password, and all its sessions have ended.');
export const emailUnconfirmed = message('The address is not confirmed yet: the account cannot log in before that.');
export const accountDisabled = message('The account is disabled: it cannot log in until it is enabled again.');

// dkim-key
export const keyFileExists = message('{file} already exists: give another file name.');
export const keyFileNotWritable = message('{file} cannot be written.');
export const dkimKeySummary = message('Creates the key that signs emails (DKIM), and prints its DNS record.');
export const giveDomain = message('--domain: give the domain of MAIL_FROM, for example example.org.');
export const giveSelector = message('--selector: give one word, for example colophon.');
export const giveKeyFile = message('--file: give the file for the private key.');
export const keyWritten = message(
  'The private key is in {file}. Only Colophon’s account should be able to read it (chown).',
);
export const addDnsRecord = message('Add this DNS record to the domain:');
export const thenStartWith = message('When the record is visible, start Colophon with:');

// doctor
export const doctorTotals = message('{checks} checks: {ok} ok, {warnings} warnings, {faults} faults.');
export const doctorSummary = message(
  'Checks settings, machine, database, mail, payments and files, and says what to do. Exits with 1 if there is a fault.',
);

// ror import
export const rorSummary = message(
  'Replaces the register of institutions by a dump of the Research Organization Registry (.json or .zip, schema 2).',
);
export const fileMissing = message('There is no file {file}.');
export const rorProgress = message('{done, number} institutions read');
export const rorImported = message('{count, plural, one {# institution} other {# institutions}} in the register.');
export const rorUnreadable = message(
  'Nothing was changed: {file} is not a dump of the Research Organization Registry in schema 2.',
);

// retractions import
export const retractionsSummary = message(
  'Replaces the list of retracted works by a CSV file in the format of Retraction Watch.',
);
export const retractionsImported = message(
  '{count, plural, one {# retracted work} other {# retracted works}} in the list.',
);
export const retractionsUnreadable = message(
  'Nothing was changed: {file} is not a list in the format of Retraction Watch.',
);

// import
export const importSummary = message(
  'Imports a folder of JATS or TaxPub articles; repeating it updates only what has changed.',
);
export const giveAbbreviation = message('--journal: give an abbreviation of letters, digits, hyphens and underscores.');
export const giveSubject = message('--subject: one of {subjects}.');
export const importProgress = message('{done} of {total} read');
export const notImported = message('Not imported: {name}: {reason}');
export const checkImported = message('Check: {name}: {note}');
export const importTotals = message(
  '{journal}: {added} added, {updated} updated, {unchanged} unchanged, {failed} not imported',
);
export const nothingToImport = message(
  '{folder} contains no article: give the folder with the .xml files, or with folders that contain article.xml.',
);
export const giveOneFolder = message('Give one folder to import.');
export const notAFolder = message('Give one folder to import: {folder} is not a folder.');
export const journalExisted = message(
  '{journal} already existed and keeps its {fields}: administrators change them in the tab ‘Create new journal’.',
);

// migrate
export const toBeApplied = message('To be applied: {migration}');
export const databaseUpToDate = message('The database is up to date.');
export const runMigrate = message('Nothing was changed. Run `colophon migrate` to apply them.');
export const applied = message('Applied: {migration}');
export const migrateSummary = message(
  'Updates the database without starting Colophon; --check only lists what is missing, and exits with 1 if anything is.',
);

// read-bounce
export const bounceReturned = message('The email bounced, and is marked as bounced.');
export const bounceDelayed = message('The email is delayed. This is noted with it.');
export const bounceDelivered = message('The report says that the email was delivered. Nothing was changed.');
export const bounceNoReport = message('This is not a delivery report. Nothing was changed.');
export const bounceUnknown = message('This report is not about an email sent from here. Nothing was changed.');
export const cannotRead = message('{file} cannot be read.');
export const readBounceSummary = message(
  'Reads a delivery report from a file or the standard input, for a mail server’s pipe.',
);
export const standardInput = message('The standard input');

// Starting
export const dataFolderIsFile = message('a file is in its place, or in its path');
export const dataFolderForbidden = message('this account cannot write there');
export const dataFolderFailed = message('the folder cannot be created ({reason})');
export const dataFolderRefused = message(
  '{folder} cannot be the data folder: {reason}. Set DATA_DIR to another folder',
);
export const portTaken = message('Port {port} is in use by another program: set PORT to a free one');
export const portForbidden = message('This account cannot listen on port {port}: set PORT above 1023');
export const hostUnknown = message(
  'HOST={host} is not an address of this machine: set it to 127.0.0.1, or to 0.0.0.0 for all',
);
export const tooManyWorkers = message(
  'WORKERS is {workers}, but the database’s {room} connections are enough for {most}: set WORKERS={most}, or max_connections of PostgreSQL to more than {needed}',
);
export const dataFolderInUse = message('{folder} is in use by another Colophon (process {pid}): set another DATA_DIR');
export const databaseRefuses = message('refuses the connection: {reason}.');
export const databaseClosed = message('The database cannot be opened: {address} (DATABASE_URL) {reason}');
export const noTableRights = message(
  'The database cannot be updated: the role of DATABASE_URL may not create tables. Make it the owner of the database (ALTER DATABASE … OWNER TO …), and start again.',
);
export const databaseLocked = message(
  'The database cannot be updated: another connection held a lock during {tries} attempts. Nothing was changed. Find it in pg_stat_activity (a backup, a report, a forgotten transaction), and start again.',
);
export const databaseNewer = message(
  'This database was updated by a newer version of Colophon ({count, plural, one {# migration} other {# migrations}} unknown here), which this version cannot work with: {breaks}. Start the newer version, or restore the backup made before it.',
);
export const migrationsSkipped = message(
  'The database lacks migrations that are older than its latest: {names}. Migrations are only applied in order: this migrations folder does not belong to a release.',
);
export const databaseSilent = message('does not answer. Is PostgreSQL running there?');
export const databaseSilentCode = message('does not answer ({code}). Is PostgreSQL running there?');
export const noSiteHere = message(
  'There is no site in {folder}, and DATABASE_URL is not set. Check DATA_DIR and DATABASE_URL. A new site gets its database at its first start.',
);
export const startingPostgres = message('Starting PostgreSQL');
export const updatingDatabase = message('Updating the database');
export const demoFailed = message('The demo was not created: {reason}');
export const reasonAbove = message('see the reason above');
export const fewerWorkers = message('The database has connections for {count} of {wanted} workers');
export const ready = message('{site} is ready: open {url}');
export const demoAccounts = message(
  '\n  Demo accounts, password {password}\n{accounts}\n\n  Press Ctrl-C to stop.\n\n',
);
export const workerEndedEarly = message('Worker {number} ended with {reason} before it served the site');
export const workerReplaced = message('Worker {number} ended with {reason}; another takes its place\n');

// PostgreSQL of Colophon’s own
export const dataFolderClosed = message(
  '{folder} is closed to other accounts, and PostgreSQL does not run as root: set DATA_DIR to a folder open to every account, such as /var/lib/colophon, start Colophon as another user, or set DATABASE_URL',
);
export const postgresNoAccount = message(
  'PostgreSQL does not run as root, and this system has neither an account “postgres” nor “nobody”: start Colophon as another user, or set DATABASE_URL',
);

// doctor, without a running database
export const builtInDatabaseOff = message('the built-in database runs only while Colophon does.');
