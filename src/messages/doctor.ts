import { message } from './message.ts';

// Checks that could not be made
export const skippedSettings = message('Skipped: {settings} is wrong.');
export const correctSettings = message('Correct the settings first.');
export const noAnswer = message('No answer within {seconds} seconds.');
export const checkLoad = message('Check whether it is overloaded or unreachable.');
export const skipped = message('Skipped: {reason}');
export const fixFirst = message('Fix that first.');
export const checkFailed = message('The check failed: {reason}');
export const tellDevelopers = message('If the message does not help, tell the developers.');

// Settings
export const nameSettings = message('Settings');
export const settingsOk = message('All settings are valid and consistent.');
export const settingsWrong = message('Correct them: Colophon does not start with them. .env.example explains each.');
export const nameDemo = message('Demo');
export const demoOff = message('The demo is off.');
export const demoPublic = message(
  'The demo is on: its accounts, including an administrator’s, have a public password.',
);
export const turnDemoOff = message('Set DEMO=off and NODE_ENV=production, and start with a new database.');
export const demoLocal = message('The demo is on, on this machine only.');
export const nameLimits = message('Call limits');
export const limitsOn = message('Logins, emails and uploads are limited.');
export const limitsOff = message('Nothing is limited: passwords can be guessed at full speed.');
export const turnLimitsOn = message('Set CALL_LIMITS=on.');
export const nameProxy = message('Proxy');
export const anyProxyTrusted = message('Anyone who reaches the port can claim any address.');
export const nameProxies = message('Name the proxies: TRUST_PROXY=loopback, or their addresses.');
export const proxyNotTrusted = message(
  'The site uses https, so there is a proxy, but it is not trusted: all visitors share one call limit.',
);
export const trustProxy = message(
  'Set TRUST_PROXY to the address of the proxy, or to loopback if it is on this machine.',
);
export const proxyTrusted = message('Trusted: {proxies}.');
export const noProxy = message('No proxy is trusted; listening on {host}.');
export const nameMetrics = message('Metrics');
export const metricsOff = message('Metrics are off.');
export const turnMetricsOn = message('Set METRICS_TOKEN (openssl rand -hex 32), and let Prometheus read /metrics.');
export const metricsOn = message('Metrics are available with the token.');
export const nameLog = message('Log');
export const logTooQuiet = message('At {level} failed requests are not logged.');
export const setLogLevel = message('Set LOG_LEVEL=warn.');
export const logTooLoud = message('At {level} the log grows fast.');
export const resetLogLevel = message('Set LOG_LEVEL=warn once you have found the problem.');
export const logOk = message('Logged: {level} and above.');

// Machine
export const nodeOk = message('Node {version}.');
export const installNode = message('Install Node 24 from nodejs.org.');
export const nodeUntested = message('Node {version} works, but Colophon is tested with 24.');
export const nodeTooOld = message('Node {version} is too old.');
export const noAccountNumbers = message('This system has no account numbers.');
export const dataOfOtherAccount = message('The data folder belongs to account {owner}; this is account {own}.');
export const runAsOwner = message(
  'Run Colophon and its commands as the account that owns DATA_DIR, or give it the folder (chown -R).',
);
export const runsAsRoot = message('Colophon runs as root.');
export const adviseOwnAccount = message('Give it its own account: see docs/running.md.');
export const ownsData = message('Account {own} owns the data folder.');
export const spaceFree = message('{space} free in {place}.');
export const makeRoom = message('Free some space: uploads are refused when it is full.');
export const memoryFree = message('{memory} of memory free.');
export const memoryTooSmall = message('Give the machine or container more: the process alone takes about 200 MB.');
export const memorySmall = message('Give it 1 GB: reading one document takes up to 450 MB for seconds.');
export const folderWritable = message('{folder} is writable.');
export const folderCorrupts = message('{folder} returns other bytes than were written.');
export const checkDisk = message('Check the disk.');
export const folderMissing = message('{folder} does not exist.');
export const folderMadeAtStart = message('The first start creates it if Colophon’s account may.');
export const folderNotWritable = message('{folder} is not writable ({reason}).');
export const fixFolder = message('Give the folder to the account that runs Colophon, and make sure it has space.');
export const nameNode = message('Node');
export const nameAccount = message('Account');
export const nameDataFolder = message('Data folder');
export const nameSpace = message('Space for data');
export const dataFolderMissing = message('the data folder does not exist.');
export const nameTemporary = message('Temporary files');
export const nameMemory = message('Memory');

// Database
export const nameDatabase = message('Database');
export const startFirst = message('Start Colophon, and try again.');
export const databaseUnreachable = message('Unreachable: {reason}');
export const checkPostgres = message('Check whether PostgreSQL runs, and compare DATABASE_URL with its users.');
export const postgresVersion = message('PostgreSQL {major}.{minor}');
export const postgresTooOld = message('{name} is too old.');
export const upgradePostgres = message('Upgrade to 15 or newer.');
export const databaseIsReplica = message('{name} is a replica and cannot be written.');
export const advisePrimary = message('Set DATABASE_URL to its primary.');
export const nameText = message('Database encoding');
export const encodingWrong = message('The encoding is {encoding}, which cannot store names in many languages.');
export const recreateUtf8 = message(
  'Create the database again with --encoding UTF8 --template template0, and restore a backup.',
);
export const extensionsMissing = message('{names} not available.');
export const installExtensions = message('Install PostgreSQL’s extensions package (postgresql-contrib).');
export const encodingOk = message('UTF8, {locale}, with the search extensions.');
export const nameRights = message('Database rights');
export const makeOwner = message('Make the user of DATABASE_URL the owner of the database and its tables.');
export const cannotCreateTables = message('The user of DATABASE_URL cannot create tables.');
export const foreignTables = message(
  '{count, plural, one {# table belongs} other {# tables belong}} to another user: a new version could not change them.',
);
export const rightsOk = message('The user of DATABASE_URL owns the tables.');
export const nameMigrations = message('Database version');
export const databaseTooNew = message('It has a newer version that this one cannot work with: {breaks}.');
export const startNewer = message('Start the newer version.');
export const olderMissing = message('Older migrations are missing: {names}.');
export const startRelease = message('Start a release: this migrations folder does not belong to one.');
export const migrationsPending = message('{count, plural, one {# migration is} other {# migrations are}} pending.');
export const applyMigrations = message('Start Colophon, or: npm run colophon migrate');
export const migrationsDiffer = message('Applied migrations differ from those here: {names}.');
export const checkRelease = message('Check whether this is the release that was started.');
export const databaseAhead = message(
  'It is {count, plural, one {# migration} other {# migrations}} ahead, which this version can work with.',
);
export const startNewerSoon = message('Start the newer version when you can.');
export const migrationsOk = message('All {applied} migrations are applied.');
export const nameConnections = message('Database connections');
export const connectionsFree = message('{free} of {connections} connections are free; a process takes up to {most}.');
export const raiseConnections = message('Raise PostgreSQL’s max_connections, or end other connections.');
export const raiseForUpdates = message('Raise max_connections: a second process, as during an update, would not fit.');
export const nameClock = message('Clock');
export const clocksApart = message('The database’s clock and ours are {seconds} seconds apart.');
export const synchroniseClocks = message('Synchronise both machines with a time server (chrony, systemd-timesyncd).');
export const nameDurability = message('Write safety');
export const notDurable = message('PostgreSQL may lose acknowledged writes when the machine stops: {settings}.');
export const turnDurabilityOn = message('Turn them on again in postgresql.conf.');
export const durable = message('Acknowledged writes are on disk.');
export const databaseSilent = message('the database does not answer.');

// Replica, workers, backups
export const setReplica = message('Set DATABASE_REPLICA_URL to a replica of DATABASE_URL.');
export const replicaOfOther = message('It is a copy of another database and is not used.');
export const notAReplica = message('It is not a replica and is not used.');
export const replicaBehind = message('{kilobytes} kB and {seconds} seconds behind.');
export const primaryMeanwhile = message('{found} The primary answers until it has caught up.');
export const checkReplication = message(
  'Check the connection between the two (pg_stat_replication on the primary), and whether replay was paused.',
);
export const replicaOk = message('It is up to date.');
export const noReplica = message('None set: the primary answers everything.');
export const replicaUnreachable = message('Unreachable, so the primary answers all reads: {reason}');
export const checkReplica = message('Check whether it runs, and compare DATABASE_REPLICA_URL with its users.');
export const tooManyWorkers = message('The database has connections for {most} of {wanted} workers.');
export const tooManyWorkersToStart = message('{found} Colophon does not start like this.');
export const setWorkers = message('Set WORKERS={most}, or raise PostgreSQL’s max_connections.');
export const raiseForCores = message('Raise PostgreSQL’s max_connections to use every core.');
export const moreWorkersThanCores = message(
  '{count, plural, one {# process} other {# processes}} on {cores, plural, one {# core} other {# cores}}: each takes memory, and none is faster for it.',
);
export const unsetWorkers = message('Unset WORKERS to get one for each core.');
export const workersAsSet = message(
  '{count, plural, one {# process} other {# processes}} on {cores, plural, one {# core} other {# cores}}, as set in WORKERS.',
);
export const workersOk = message(
  '{count, plural, one {# process} other {# processes}} on {cores, plural, one {# core} other {# cores}}.',
);
export const backUpNightly = message('Run colophon backup FILE each night, unless you back up in another way.');
export const noBackup = message('No backup was ever made with colophon backup.');
export const lastBackup = message(
  'Last colophon backup: {days, plural, =0 {today} one {# day ago} other {# days ago}}.',
);
export const backupElsewhere = message('{found} Colophon does not know where it is stored.');
export const nameReplica = message('Replica');
export const nameWorkers = message('Workers');
export const nameBackup = message('Last backup');

// Site
export const port = message('Port {port}');
export const portNotReady = message('{name}: Colophon answers, but is not ready.');
export const checkReadiness = message('See /readyz and the other checks.');
export const portOk = message('{name}: Colophon answers.');
export const portFree = message('{name} is free: Colophon is not running here.');
export const freePort = message('End that program, or set PORT to a free one.');
export const portTaken = message('{name} is in use by another program.');
export const portForbidden = message('Cannot listen on {name} of {host} ({reason}).');
export const changePort = message('Set PORT above 1023, and HOST to an address of this machine.');
export const certificateBad = message('{url}: its certificate is not valid ({reason}).');
export const renewCertificate = message('Renew it at the proxy.');
export const siteUnreachable = message('{url} is unreachable from here ({reason}).');
export const tryOutside = message('Try it from outside, and check the domain and the proxy.');
export const siteIsOther = message('{url} is answered by something else.');
export const checkDomain = message('Check where the domain and the proxy lead.');
export const siteNotReady = message('{url}: Colophon answers, but is not ready.');
export const siteOk = message('{url} leads here.');
export const siteIsOtherInstallation = message('{url} leads to another installation of Colophon.');
export const compareDatabase = message('Compare DATABASE_URL and the proxy.');
export const siteLocal = message('{url}: this machine only, for trials.');
export const siteUnencrypted = message('{url} is not encrypted: passwords can be read in transit.');
export const addTls = message('Put a proxy with TLS in front (deploy/), and set SITE_URL to https://…');
export const notBuilt = message('The pages and the server are not built.');
export const built = message('The pages and the server are built.');
export const builtFresh = message('The pages and the server are built from this source.');
export const builtStale = message('The pages or the server were built from other source.');
export const namePort = message('Port');
export const nameAddress = message('Site address');
export const namePages = message('Pages');

// Mail
export const dnsFailed = message('The name servers could not be asked ({reason}).');
export const askDnsByHand = message('Check by hand: dig +short TXT …; docs/mail.md says what to expect.');
export const noMailServer = message('There is no mail server: emails are only written to the outbox folder.');
export const setSmtp = message('Set SMTP_URL (docs/mail.md).');
export const setSmtpLater = message('Set SMTP_URL before others use the site.');
export const mailServerOk = message('{host} accepts our emails.');
export const compareSmtp = message('Compare SMTP_URL with your mail provider’s details.');
export const nothingToSign = message('No emails are sent, so none are signed.');
export const notSigned = message('We do not sign emails.');
export const createDkimKey = message('Unless the mail server signs them: npm run colophon -- dkim-key (docs/mail.md).');
export const dkimMissing = message('There is no record {name}: recipients cannot check our signature.');
export const addDkim = message('Add the record that dkim-key printed.');
export const dkimOk = message('{name} has our key: emails from {sender} are signed.');
export const dkimOther = message('{name} has another key: our signatures fail.');
export const fixDkim = message('Publish the key of DKIM_PRIVATE_KEY, or sign with the published one.');
export const nothingSent = message('No emails are sent.');
export const noSpf = message('no SPF record (which servers may send for it)');
export const twoSpf = message('more than one SPF record, so none counts');
export const noDmarc = message('no DMARC record (what happens to forged emails)');
export const senderOk = message('{domain} has SPF and DMARC.');
export const senderMissing = message('{domain} has {missing}: emails may be marked as spam.');
export const addDns = message('Add the records to the domain’s DNS (docs/mail.md).');
export const nothingBounces = message('No emails are sent, so none bounce.');
export const bouncesUnnoticed = message('Bounced emails are not noticed.');
export const setBounces = message('Set BOUNCE_DOMAIN and IMAP_URL (docs/mail.md).');
export const bouncesPiped = message('Reports go to {domain}, and its mail server passes them on.');
export const noBounceServer = message('{domain} has no mail server.');
export const addMx = message('Add its MX record, or set IMAP_URL to a mailbox for reports.');
export const mailboxOk = message('The mailbox for reports and answers at {host} can be read.');
export const mailboxFailed = message('The mailbox for reports cannot be opened: {reason}');
export const compareImap = message('Compare IMAP_URL with your mail provider’s details.');
export const nameMailServer = message('Mail server');
export const nameSignature = message('Email signatures');
export const nameSender = message('Sender domain');
export const nameBounces = message('Bounced emails');

// Files, payments, documents and work
export const storeFolder = message('The files folder');
export const storeBucket = message('The bucket {bucket}');
export const notDataOwner = message('this is not the account that owns the data folder.');
export const storeCorrupts = message('{store} returns other bytes than were written.');
export const checkStore = message('Check the store.');
export const fixStoreFolder = message('Let Colophon’s account write there, and make sure there is space.');
export const fixBucket = message('Compare S3_ENDPOINT, S3_BUCKET and the keys.');
export const storeFailed = message('{store} cannot be used: {reason}');
export const storeOk = message('{store} works.');
export const storeOfOther = message('{store} belongs to another database.');
export const compareStore = message(
  'Compare DATABASE_URL with DATA_DIR or S3_BUCKET: no files are removed there until they match.',
);
export const sandboxPayments = message('The sandbox takes cards: no real charge.');
export const setStripeKeys = message('Set the three keys of docs/payments.md before others buy.');
export const webhookMissing = message(
  'The provider accepts our key, but its webhook to {url} is {state, select, missing {missing} other {turned off}}: payments are noticed late.',
);
export const createWebhook = message('Create it at the provider (docs/payments.md), and set its secret.');
export const testKeys = message('The keys are test keys: no real charge.');
export const setLiveKeys = message('Set the live keys before others buy.');
export const providerOk = message(
  'The provider accepts our key ({mode, select, live {live} other {test}} mode){webhook, select, unseen {; the key cannot read webhooks} other { and has our webhook}}.',
);
export const providerFailed = message('The provider: {reason}');
export const compareStripe = message('Compare STRIPE_SECRET_KEY, and check that the provider is reachable from here.');
export const noLibreOffice = message('LibreOffice is not installed: Word manuscripts are not converted to PDF.');
export const converterOk = message('{program} makes PDFs of Word documents.');
export const noFonts = message('{program} is installed, but no fonts: its PDFs would look wrong.');
export const nameStore = message('File store');
export const namePayments = message('Payments');
export const nameWord = message('Word documents');
export const nameAdministrators = message('Administrators');
export const administrators = message('{count, plural, one {# account} other {# accounts}} can administer the site.');
export const noAdministrator = message('No one can administer the site.');
export const nameDemoAccounts = message('Demo accounts');
export const demoAccountsMeant = message('They are open on purpose.');
export const demoAccountsClosed = message('None is open.');
export const demoAccountsOpen = message('Anyone can log in as {accounts}: their password is in the README.');
export const newDatabase = message(
  'Start the real site with its own database: a new DATA_DIR, or an empty one in DATABASE_URL.',
);
export const nameContent = message('Site content');
export const contentWritten = message('All content was written here.');
export const contentOriginal = message('It is the sample content, for a trial.');
export const contentLeft = message(
  '{parts} still {count, plural, one {has} other {have}} the sample content, with a fictional publisher and people.',
);
export const writeContent = message('An administrator writes it in the dashboard’s Website tab.');
export const nameAuditLog = message('Audit log');
export const auditLogOk = message('The last {count} entries are unchanged.');
export const auditLogWrong = message('Entry {number} was changed.');
export const checkAuditLog = message('npm run colophon check-record, and find out who changed the database.');
export const nameEmails = message('Emails');
export const emailsOk = message('No failed emails within a week, and no email is late.');
export const emailsFailed = message(
  '{failed} emails failed within a week, and {late} have waited for more than three hours.',
);
export const seeOutbox = message('The dashboard’s Outbox gives the reason for each.');
export const nameJobs = message('Jobs');
export const jobsOk = message('No job is late.');
export const jobsLate = message('{count, plural, one {# job is} other {# jobs are}} over 15 minutes late: {names}.');
export const checkLog = message('Check whether Colophon runs, and its log.');
