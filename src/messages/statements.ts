import { message } from './message.ts';

// Part of a form
export const statementsOptional = message('Optional. Funding, data, competing interests and more.');
export const statementsRequired = message(
  '{count, plural, one {# is required} other {# are required}} by the journal.',
);
export const takeLast = message('Use the statements of “{title}”');
export const takeUsual = message('Use: “{text}”');
export const rowProblem = message('{name}, row {number}: {message}');

// Defaults, one press away
export const noFunding = message('The authors received no specific funding for this work.');
export const dataOnRequest = message('The data are available from the corresponding author on request.');
export const noInterests = message('The authors declare no competing interests.');
export const noEthicsNeeded = message('This work did not need ethics approval.');
export const noAi = message('The authors did not use generative AI in this work.');

// Help
export const dataHelp = message('Where readers find the data, or why they cannot.');
export const ethicsHelp = message('The committee and the number of its approval.');
export const aiHelp = message('Which tools, and for what.');
export const acknowledgementsHelp = message('Hidden from reviewers.');
export const fundingNote = message('Anything else on funding');

// Funding, row by row
export const addFunder = message('Add a funder');
export const funder = message('Funder {number}');
export const funderHelp = message('Type three letters and choose, or go on typing.');
export const awards = message('Award numbers of funder {number}');
export const awardsHelp = message('Separate several with commas.');
export const removeFunder = message('Remove funder {number}');

// Related works, row by row
export const addWork = message('Add a related work');
export const relation = message('Kind of work {number}');
export const workAddress = message('DOI or web address of work {number}');
export const removeWork = message('Remove work {number}');
export const workHelp = message('Such as a preprint or the data set. Hidden from reviewers.');

// For editors
export const noStatements = message('No statements were sent.');
