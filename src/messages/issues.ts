import { message } from './message.ts';
import { rich } from './rich.ts';

// Names of issues
export const place = message('Volume {volume}, Issue {number}');
export const journalAndPlace = message('{journal}, {place}');

// Home page
export const fullIssues = message('Full issues');
export const fullIssuesLead = message('A whole issue in one PDF, with cover and contents. Pay once, yours to keep.');
export const owned = message('Owned');

// Covers
export const newTab = message('(opens in a new tab)');
export const notForSaleYet = message('Not for sale yet');
export const openYourIssue = message('Open your issue');
export const buyFor = message('Buy for {price}');

// Purchase widget
export const purchaseFullIssue = message('Purchase Full Issue');
export const volume = message('Volume');
export const noLongerOnSale = message('This issue is no longer on sale. Choose another one.');

// Checkout
export const checkoutTitle = message('Checkout: {place}');
export const withdrawnTitle = message('No longer on sale: {place}');
export const backToJournal = message('Back to the journal');
export const buyForAccount = rich('Buy the issue for <bdi>{email}</bdi>');
export const price = message('Price');
export const wholeIssue = message('The whole issue as one PDF, yours to keep');
export const openIssue = rich('Open the issue<hidden> (opens in a new tab)</hidden>');
export const nothingCharged = rich('Nothing was charged. <link>Go back to the journal</link>');

// Checkout: withdrawn from sale
export const withdrawnHeading = message('This issue is no longer on sale');
export const withdrawnExplanation = message(
  '{place} of {journal} was withdrawn. Nothing was charged. Buyers keep it under Manage Purchase.',
);
export const goToJournal = message('Go to the journal');
export const yourPurchases = message('Your purchases');

// Own issues
export const boughtOn = message('Bought on {date} for {amount}');
export const openOwnIssue = rich('Open the issue<hidden>: {name} (opens in a new tab)</hidden>');
export const invoice = message('Invoice');

// Submit Issue: panel
export const submitIssueLead = message('Upload a whole issue as one PDF, or build it below.');
export const seeOnJournalPage = message('See it on the journal’s page');
export const builtNote = message('Complete the form to sell the built issue.');
export const rebuildNote = message('Build {name} below from its current articles, then replace the issue’s document.');

// Submit Issue: form
export const journalIsAt = message('The journal is in volume {volume}, issue {issue} now.');
export const nameHelp = message('Shown beside the cover and on invoices.');
export const description = message('Description');
export const descriptionHelp = message('What the buyer gets. Shown during payment.');
export const priceIn = message('Price in {currency}');
export const priceHelp = message('For example: 149.00');
export const priceMissing = message('The price is required.');
export const priceMalformed = message('Enter the price as 149.00.');
export const cover = message('Cover');
export const coverHelp = message('JPEG, PNG or WebP, three by four, at most {megabytes} MB.');
export const coverPreview = message('Preview of the cover');
export const document = message('Document');
export const documentHelp = message('One PDF, at most {megabytes} MB. Only buyers can open it.');
export const uploading = message('Uploading…');
export const putOnSale = message('Put the issue on sale');
export const savedInBrowser = message('Saved in this browser.');
export const problemAndEntriesSaved = message('{problem} Your entries are saved.');

// Issues on sale
export const onSale = message('On sale');
export const fullIssuesOnSale = message('Full issues on sale');
export const noneOnSale = message('No issues on sale yet');
export const noneOnSaleHelp = message('Issues on sale appear on the home page.');
export const withdrawnSection = message('Withdrawn');
export const withdrawnSectionLead = message('Owners can still open these issues.');
export const withdrawnIssues = message('Withdrawn full issues');
export const showAll = message('Show all {count} issues');
export const owners = message('Owners');
export const actions = message('Actions');
export const withdrawnOn = rich('Withdrawn on {date}: <bdi>{reason}</bdi>');
export const documentMissing = message('Missing');
export const openDocument = rich('Open<hidden> the document of {name} (opens in a new tab)</hidden>');
export const editIssue = rich('Edit<hidden> {name}</hidden>');
export const continueEditing = rich('Continue editing<hidden> {name}</hidden>');
export const withdrawIssue = rich('Withdraw<hidden> {name}</hidden>');
export const putBackOnSale = rich('Put back on sale<hidden> {name}</hidden>');

// Issues on sale: withdrawn or corrected articles
export const holdsWithdrawn = message(
  '{count, plural, one {Contains a withdrawn article} other {Contains withdrawn articles}}',
);
export const withdrawnAdvice = message(
  'Rebuild the issue without {count, plural, one {it} other {them}}, or upload a new document.',
);
export const readersStillBuy = message('Readers can still buy the issue.');
export const ownersGetNew = message('Owners will open the new document.');
export const holdsUncorrected = message(
  '{count, plural, one {Contains an article from before its correction} other {Contains articles from before their correction}}',
);
export const correctedAdvice = message(
  'To include {count, plural, one {the correction} other {the corrections}}, rebuild the issue or upload a new document.',
);
export const ownersReadCorrection = message('Owners can already read corrections on the article pages.');
export const datedArticle = rich('<link><bdi>{title}</bdi></link>, {date}');
export const rebuild = rich('Rebuild<hidden> from its current articles: {name}</hidden>');

// Editing an issue
export const editTitle = message('Edit {name}');
export const changesRestored = rich('Your unsaved changes are restored. <discard>Discard them</discard>');
export const ownersAffected = message(
  '{count, plural, one {One owner} other {# owners}} will also get a new document. Their invoices do not change.',
);
export const saveAgain = message('Your changes are still here. Save again to overwrite the other version.');
export const newPriceHelp = message('A new price applies to new checkouts only.');
export const saveChanges = message('Save the changes');

// Withdrawing an issue
export const withdrawFromSale = message('Withdraw from sale');
export const withdrawEffect = message(
  'Sales of {name} and open checkouts end. Owners keep it. You can put it back on sale.',
);
export const onlyAdministratorsRead = message('Only administrators read it.');

// Building an issue
export const buildTitle = message('Build an issue from its articles');
export const buildLead = message('One PDF with cover, contents, page numbers and bookmarks.');
export const buildAnIssue = message('Build an issue');
export const buildThisIssue = message('Build this issue');
export const buildsUnreadable = message('The built issues could not be loaded: {problem}');
export const builtIssues = message('Built issues');
export const placesUnreadable = message('The issues could not be loaded: {problem}');
export const noPlaces = message('This journal has no published articles in an issue yet.');
export const volumeAndIssue = message('Volume and issue');
export const chooseIssue = message('Choose an issue');
export const issueMissing = message('Choose an issue.');
export const placeWithArticles = message('{place} ({count, plural, one {# article} other {# articles}})');
export const articlesMissing = message('Add at least one article to the issue.');
export const editorial = message('Editorial (optional)');
export const editorialHelp = message('Printed after the contents. Separate paragraphs with an empty line.');
export const coverPicture = message('Cover picture (optional)');
export const coverPictureHelp = message(
  'JPEG or PNG, three by four, at most {megabytes} MB. Without one, we draw a cover.',
);
export const coverPictureAlt = message('Cover picture');

// Building an issue: its articles
export const articles = message('Articles');
export const articleNoun = message('article');
export const orderHelp = message('Drag articles or use the arrows to reorder.');
export const articlesInOrder = message('Articles in the order of the issue');
export const noArticles = message('No articles in the issue.');
export const notInIssue = message('Not in the issue');
export const articlesNotInIssue = message('Articles not in the issue');
export const leaveOut = message('Leave out');
export const leaveOutArticle = message('Leave out {title}');
export const putBack = message('Put back');
export const putBackArticle = message('Put {title} back');
export const outWithdrawn = message('Withdrawn');
export const outWithoutPdf = message('Has no PDF');
export const outNotChosen = message('Left out by you');
export const leftOutArticle = rich('<bdi>{title}</bdi>: {reason}');

// Building an issue: progress and result
export const started = message('Started {moment}');
export const building = message('Building {name}');
export const queued = message('Waiting to start. You can leave this page.');
export const addingArticle = message('Adding article {number} of {total}. You can leave this page.');
export const addingCover = message('Adding cover, contents and page numbers. You can leave this page.');
export const listNotInIssue = message('Not in the issue:');
export const buildDeleted = message('The built document was deleted. Build it again.');
export const buildSize = message(
  '{total, plural, one {# article} other {# articles}}, {pages, plural, one {# page} other {# pages}}, {size}',
);
export const setPrice = message('Set price and sell');
export const replaceDocument = message('Replace the issue’s document');
export const isInUse = message('Used by the issue.');
export const viewBuild = rich('View<hidden>: {name} (opens in a new tab)</hidden>');
export const stopBuild = rich('Stop<hidden>: {name}</hidden>');
export const removeBuild = rich('Remove from the list<hidden>: {name}</hidden>');
