import { message } from './message.ts';

// Citations, PDFs and feeds
export const feedWithdrawn = message('This article was withdrawn on {day}.\n\n{reason}');
export const feedTitle = message('{site}: latest articles');
export const feedDescription = message('The latest articles of all journals of {site}.');
export const journalFeedTitle = message('{journal}: latest articles');
export const journalFeedDescription = message('The latest articles of {journal}, published by {site}.');
export const archivedFeedDescription = message(
  'The latest articles of {journal}, published by {site}. The journal no longer accepts submissions.',
);
export const articleWithdrawn = message('This article has been withdrawn. See its page for the date and the reason.');
export const subscribersOnly = message(
  'This article is for subscribers. A Two Day Access or One Week Access pass opens it.',
);

// Notices
export const sameAuthors = message(
  'A correction can change how authors are written, but not add or remove any. Send all of them in their order.',
);
export const pdfNotUploaded = message('You did not upload this PDF for this article. Choose it again.');
export const pdfIsPrinted = message('This PDF is made from the text. Correct the text in production instead.');
export const samePdf = message('Readers already get this PDF. Choose the corrected one.');
export const alreadyRetracted = message(
  'This article has already been retracted{who, select, you { by you} other { by {name}} none {}}, and a retraction is final. Nothing was changed.',
);
export const alreadyOfConcern = message(
  'This article already has an expression of concern{who, select, you { by you} other { by {name}} none {}}. Nothing was changed.',
);
export const noConcern = message('This article has no expression of concern to lift. Nothing was changed.');
export const withdrawnNoNotice = message(
  'This article has been withdrawn{who, select, you { by you} other { by {name}} none {}}, so no other notice is possible. Nothing was changed.',
);
export const noticeAlone = message('Only a correction changes the article. Send this notice on its own.');
export const noticeSince = message(
  'This article {kind, select, retraction {was retracted} concern {received an expression of concern} lifted {had its expression of concern lifted} other {was corrected}}{who, select, you { by you} other { by {name}} none {}} since you opened it. Reload the page. Nothing was changed.',
);

// DOIs
export const articleGone = message('Its article no longer exists.');
export const noCrossrefAccount = message('No Crossref account is configured, so nothing can be deposited.');
export const doiRegistered = message('The DOI {doi} is registered. Nothing was changed.');
export const doiDepositedAgain = message('The DOI {doi} will be deposited again within a minute.');

// Files in JATS XML
export const xmlTooLarge = message('The XML file is larger than 20 MB.');
export const xmlEmpty = message('The XML file is empty.');
export const noXml = message('it contains no XML document');
export const notWellFormed = message('The file is not well-formed XML: {cause}');
export const unknownEntity = message('The text uses the entity “&{name};”. Write the character itself instead.');
export const reasonAtLine = message('{reason} (line {line})');
export const notJats = message('The file contains “{root}” where a JATS article is expected.');
export const noFrontMatter = message('The article has no front matter (front/article-meta).');
export const noTitle = message('The article has no title.');

// Importing
export const importNotPdf = message('{file} is not a PDF');
export const importNoDate = message('it has no date or year of publication');
export const importedJournals = message('Other Journals');
export const importCorrectedHere = message(
  'the article has been corrected here, and importing would undo the correction',
);
export const importSameIdentity = message('it has the same DOI or number as {file}: {identity}');
export const importUnknownFailure = message('an unknown failure');
export const importFutureDate = message(
  'its date of publication, {day}, is in the future: it is published as of {published}',
);
export const importOpensLater = message('it is for subscribers: its open licence begins on {day}');
export const importUnclearLicence = message(
  'it is for subscribers: it names Creative Commons, but not clearly for the whole article',
);

// Published reviews at Crossref
export const reportTitle = message('Report of reviewer {number}, round {round}: {article}');
export const answersTitle = message('Authors’ answers to reviewer {number}, round {round}: {article}');
export const letterTitle = message('Decision letter, round {round}: {article}');
export const withdrawnReview = message('Withdrawn: {title}');
