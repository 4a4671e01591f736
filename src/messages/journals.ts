import { message } from './message.ts';
import { rich } from './rich.ts';

// Lists of journals, proceedings and conferences; most of the wording is specified
export const exploreJournals = message('Explore Our Journals');
export const journalsText = message('Discover a wide range of scientific journals across various disciplines');
export const journalsByTitle = message('Journals by Title');
export const proceedingsText = message('Reviewed papers from symposia and congresses');
export const proceedingsByTitle = message('Proceedings by Title');
export const conferencesText = message('Meetings whose papers and programmes we publish');
export const conferencesByTitle = message('Conferences by Title');
export const browseBySubject = message('Browse By Subject');
export const listAllJournals = message('List All Journal');
export const loading = message('Loading…');
export const emails = message('Letters');
export const otherCharacters = message('Other characters');

// Nothing to list; the first two are specified
export const soonTitle = message('SOON!');
export const soonText = message('This page is coming soon. Please check back to know more.');
export const noneInSubject = message('Nothing in {subject} yet');
export const none = message('Nothing here yet');
export const noneText = message('Titles appear here once they publish.');
export const listAllTitles = message('List all titles');

// Page of a journal; three texts are specified
export const titleAndAbbreviation = rich('{title} <soft>({abbreviation})</soft>');
export const chooseAnother = message('Choose another journal');
export const since = message('Since {year}');
export const coverOf = message('Cover of {journal}');
export const notAcceptingSubmissions = message('This journal takes no more submissions. Its articles stay available.');
export const changeReviewSettings = message('Change review settings');
export const aboutJournal = message('About this journal');
export const noDescription = message('No description available');
export const articlesIn = message('Articles in {journal}.');
export const submitTo = message('Submit to this journal');
export const editorialBoard = message('Editorial board');
export const homepage = message('Homepage');
export const memberLink = rich('{what}<hidden> of {name}</hidden>');
export const authorGuidelines = message('Author guidelines');
export const guidelinesTitle = message('Author guidelines of {journal}');
export const guidelinesLead = message('What {journal} asks of its authors.');
export const beforeYouSubmit = message('Before you submit, confirm that');
export const issues = message('Issues');
export const allIssues = message('All');
export const issueName = message('Volume {volume}, Issue {issue}');
export const issueWithCount = message('Volume {volume}, Issue {issue} ({count, number})');
export const olderIssues = message('{count, plural, one {# older issue} other {# older issues}}');
export const publishedArticles = message('Published Articles');
export const noArticles = message('No articles available');
export const noArticlesText = message('The first articles will appear here.');
export const articlePages = message('Pages of published articles');
export const recommended = message('Recommended');
