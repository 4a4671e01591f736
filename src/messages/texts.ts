import { message } from './message.ts';

// Policies and guidelines
export const contents = message('Contents');
export const linkToAnswer = message('Link to this answer');

// Fees by journal
export const feesByJournal = message('Fees by journal');
export const noFee = message('No handling fee');
export const feeColumn = message('Handling fee for open access, due after acceptance');

// Related pages
export const forAuthors = message('For authors');
export const forEditorsAndReviewers = message('For editors and reviewers');
export const aboutPublisher = message('About the publisher');
export const manuscriptSubmission = message('Manuscript Submission');
export const authorship = message('Authorship');
export const ethicalPractice = message('Ethical Practice');
export const privacy = message('Privacy');

// What the policies say of DOIs, by what is set up
export const doisRegistered = message(
  'Each article receives a Digital Object Identifier (DOI). The DOI is registered with Crossref together with the article’s title, authors, dates and licence, so that the article can be found and cited, and links to it stay valid if its address changes. This information is public for all articles.',
);
export const doisUnregistered = message(
  'Each article receives a Digital Object Identifier (DOI). Our DOIs are not registered with Crossref yet: until then, please link to the article’s address on this site.',
);
export const withoutDois = message(
  'We do not give Digital Object Identifiers (DOIs) or register articles with Crossref yet. Please cite an article by its address on this site. Articles that came with a DOI keep it.',
);
