import { message } from './message.ts';

// Names of fields in errors
export const theSection = message('The section');
export const theArticleType = message('The article type');
export const theStatement = message('The statement');
export const theGuidelines = message('The guidelines');
export const theName = message('The name');
export const theRole = message('The role');
export const theAffiliation = message('The affiliation');

// Faults
export const tooMany = message('Enter at most {most}.');
export const nameTwice = message('Two entries are the same. Change one of them.');
export const linkFaulty = message('Enter a whole web address, such as https://orcid.org/0000-0002-1825-0097.');
