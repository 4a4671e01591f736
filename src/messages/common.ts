import { message } from './message.ts';

// Buttons
export const add = message('Add');
export const back = message('Back');
export const cancel = message('Cancel');
export const change = message('Change');
export const clearSearch = message('Clear search');
export const close = message('Close');
export const confirm = message('Confirm');
export const continueOn = message('Continue');
export const deleteIt = message('Delete');
export const download = message('Download');
export const edit = message('Edit');
export const next = message('Next');
export const previous = message('Previous');
export const remove = message('Remove');
export const save = message('Save');
export const search = message('Search');
export const showMore = message('Show more');
export const tryAgain = message('Try again');

// Labels
export const abstract = message('Abstract');
export const statements = message('Statements');
export const amount = message('Amount');
export const article = message('Article');
export const author = message('Author');
export const date = message('Date');
export const email = message('Email');
export const issue = message('Issue');
export const journal = message('Journal');
export const allJournals = message('All journals');
export const manuscript = message('Manuscript');
export const name = message('Name');
export const none = message('None');
export const section = message('Section');
export const articleType = message('Article type');
export const reason = message('Reason');
export const reviewer = message('Reviewer');
export const status = message('Status');
export const title = message('Title');

// Lists
export const noMatches = message('No matches');

// Counts
export const days = message('{count, plural, one {# day} other {# days}}');

// Public pages
export const browseJournals = message('Browse journals');
export const openAccess = message('Open access');
export const subscribers = message('Subscribers');
export const withdrawn = message('Withdrawn');
export const issn = message('ISSN {issn}');
export const searchArticles = message('Search articles');
export const searchArticlesBy = message('Title, author or keyword');
export const submitManuscript = message('Submit Manuscript');
export const goHome = message('Go to the home page');
export const passesAndPrices = message('Passes and prices');
export const latestArticlesOf = message('{journal}: latest articles');

// Kinds of publication
export const journals = message('Journals');
export const proceedings = message('Proceedings');
export const conferences = message('Conferences');
