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
