import { message } from './message.ts';
import { rich } from './rich.ts';

// List
export const publications = message('Publications');
export const publication = message('Publication');
export const articles = message('Articles');
export const actions = message('Actions');
export const newJournal = message('New journal');
export const open = message('Open');
export const archivedOn = message('Archived on {day}');
export const inProgress = message('{count, plural, one {# manuscript in progress} other {# manuscripts in progress}}');
export const editJournal = rich('Edit<hidden> {title}</hidden>');
export const moreFor = message('More for {title}');
export const emptyTitle = message('No publications yet');
export const emptyText = message('Create a journal so that authors can submit to it.');
export const notFound = rich('This journal was not found. <link>See all publications</link>');

// Archive and restore
export const archiveTitle = message('Archive this journal?');
export const archiveAction = message('Archive');
export const archiveText = rich(
  '<title></title> leaves the lists and takes no more submissions. Its articles, issues and feed stay.{count, plural, =0 {} one { # manuscript in progress continues.} other { # manuscripts in progress continue.}}',
);
export const restoreTitle = message('Restore this journal?');
export const restoreAction = message('Restore');
export const restoreText = rich('<title></title> returns to the lists, and authors can submit to it.');

// Form
export const restored = message('Your unsaved changes were restored.');
export const startAgain = message('Start again');
export const discardChanges = message('Discard changes');
export const uploadingCover = message('Uploading cover…');
export const createJournal = message('Create journal');
export const backToList = message('Back to list');
export const savedInBrowser = message('Unsaved changes stay in this browser.');
export const createFailed = message('Error creating journal. Please try again. {reason}');
export const checkField = message('Check the marked field.');

// Name
export const abbreviation = message('Abbreviation');
export const abbreviationHelp = message('In addresses: A to Z, digits and hyphens, such as EIJER.');
export const abbreviationFree = message('“{abbreviation}” is available.');
export const addressesChange = message(
  'The journal’s addresses will change. Links with {abbreviation} keep working, and no other journal can use it.',
);
export const kind = message('Kind');
export const kindHelp = message('The list it appears in.');
export const conference = message('Conference');
export const subject = message('Subject');
export const chooseSubject = message('Choose a subject');
export const language = message('Language');
export const languageHelp = message('One or more.');
export const defaultLanguage = message('English');

// What readers see
export const forReaders = message('What readers see');
export const description = message('Description');
export const descriptionHelp = message('What it publishes, and for whom.');
export const cover = message('Cover');
export const coverHelp = message('JPEG, PNG or WebP, 3:4, at most {megabytes} MB. Optional.');
export const coverPreview = message('Cover preview');
export const removeCover = message('Remove cover');

// Identifiers
export const identifiers = message('Identifiers');
export const issn = message('ISSN');
export const issnHelp = message('Eight digits; the last may be X. Example: 2434-561X');
export const doi = message('DOI');
export const doiHelp = message('Such as 10.5555/eijer, or its prefix.');

// Volumes and issues
export const volumesAndIssues = message('Volumes and issues');
export const startYear = message('Start year');
export const startYearHelp = message('Year of volume 1.');
export const startMonth = message('Start month');
export const startMonthHelp = message('Issue 1 covers this month’s quarter.');
export const monthOfYear = message('{number} – {name}');
export const countingChanges = message(
  'Volumes and issues are renumbered for new submissions. Published articles keep theirs.{count, plural, =0 {} one { # manuscript in progress is not affected.} other { # manuscripts in progress are not affected.}}',
);

// Peer review and fee
export const reviewAndFee = message('Peer review and fee');
export const whoDecides = message('Who decides');
export const modelChanges = message(
  'Applies to manuscripts submitted from now on.{count, plural, =0 {} one { # manuscript in progress is not affected.} other { # manuscripts in progress are not affected.}}',
);
export const editorInChief = message('Editor in chief');
export const editorInChiefHelp = message('Email of an account. Ratifies first decisions.');
export const anotherChief = message('Another editor in chief');
export const anotherChiefHelp = message('Email of an account. Now: {names}. Remove roles under People.');
export const feeIn = message('Handling fee in {currency}');
export const feeHelp = message('For open access, of manuscripts accepted from now on. 0.00 for none.');
