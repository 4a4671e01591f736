import { message } from './message.ts';
import { rich } from './rich.ts';

// First screen
export const searchRegion = message('Articles');

// Services; the labels are specified
export const services = message('Services');
export const submitText = message('Four steps, free of charge');
export const journalsText = message('All titles, by subject');
export const proceedingsText = message('Papers from symposia');
export const conferencesText = message('Papers and programmes');

// Sections; the wording is specified
export const ethicsTitle = message('Ethics of Publication');
export const learnMore = rich('Learn More<hidden>: {title}</hidden>');
export const aboutUs = message('About Us');
export const latestPublications = message('Latest Publications');
export const readFullArticle = rich('Read Full Article →<hidden>: {title}</hidden>');

// Latest publications
export const accepted = rich('Accepted <day></day>');
export const published = rich('Published <day></day>');

// From submission to publication
export const pathTitle = message('From submission to publication');
export const pathText = message('What happens to a manuscript, who decides, and when you pay.');
export const submissionTitle = message('Submission');
export const submissionText = message('Four steps online, free of charge. Drafts are saved.');
export const submissionLink = message('Submission guidelines');
export const checksTitle = message('Initial checks');
export const checksText = message('Editors check scope, completeness and similarity before they invite reviewers.');
export const checksLink = message('Peer review process');
export const reviewTitle = message('Peer review');
export const reviewText = message('Double-anonymous, with at least two independent reports before a first decision.');
export const reviewLink = message('Guidelines for reviewers');
export const decisionTitle = message('Decision and revision');
export const decisionText = message(
  'The Editor in Chief ratifies the first decision. The email gives the revision deadline.',
);
export const decisionLink = message('Questions from authors');
export const publicationTitle = message('Publication');
export const publicationText = message(
  'After acceptance, you choose open access, with a handling fee, or subscription, without one.',
);
export const publicationLink = message('Fee for publication');

// Beside “About Us”
export const reportsTitle = message('Two independent reports');
export const reportsText = message('Review is double-anonymous. Every first decision rests on at least two reports.');
export const freeTitle = message('Free to submit');
export const freeText = message('The handling fee is only for open access and falls due after acceptance.');
export const copyrightTitle = message('Authors keep copyright');
export const copyrightText = message('Open access articles use the Creative Commons Attribution 4.0 licence.');
export const archivedTitle = message('Findable and archived');
export const archivedText = message('Articles have DOIs, are checked for plagiarism and kept in digital archives.');
