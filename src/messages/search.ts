import { message } from './message.ts';
import { rich } from './rich.ts';

// Search form
export const pageDescription = message('Search all published articles by title, author, keyword and text.');
export const titleOfSearch = message('{words} · Search');
export const searchRegion = message('Articles');
export const hint = rich(
  'Searches titles, authors, keywords, DOIs and full texts; “quotes” match phrases, <minus>-word</minus> excludes.',
);

// Filters
export const filterResults = message('Filter results');
export const subject = message('Subject');
export const year = message('Year');
export const allSubjects = message('All subjects');
export const allYears = message('All years');
export const articlesOfChoice = rich(
  '{count, plural, one {#<hidden> article</hidden>} other {#<hidden> articles</hidden>}}',
);
export const moreChoices = message('{count} more');
export const filters = message('Filters');
export const removeFilter = rich('<hidden>Remove: </hidden><filter></filter>');
export const clearFilters = message('Clear filters');

// Results
export const results = message('Results');
export const found = message(
  '{scope, select, whole {} other {At least }}{total, plural, =0 {No articles} one {# article} other {# articles}}',
);
export const foundFor = rich(
  '{scope, select, whole {} other {At least }}{total, plural, =0 {No articles} one {# article} other {# articles}} for “<words></words>”',
);
export const newestListed = message(
  'Showing the newest {count, number}. To see others, choose a journal, subject or year, or add a word.',
);
export const notAllListed = message('Not all results are listed. Add a word, or choose a journal, subject or year.');
export const corrected = rich('No matches for “<typed></typed>”. Showing results for <corrected></corrected>.');
export const sortResults = message('Sort results');
export const relevance = message('Relevance');
export const newest = message('Newest');
export const resultPages = message('Pages of results');

// Nothing found
export const noMatchesWithFilters = message('No matches with these filters');
export const tryFewerWords = message('Use fewer words: an article must contain them all.');
export const trySynonyms = message('Try a synonym, or the Latin name of a species.');
export const tryWithoutQuotes = message('Leave out quotation marks to find the words anywhere.');
