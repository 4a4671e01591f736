import { message } from './message.ts';

// Names of statements, as headings and in errors
export const funding = message('Funding');
export const dataAvailability = message('Data availability');
export const competingInterests = message('Competing interests');
export const ethics = message('Ethics approval');
export const aiUse = message('Use of AI');
export const acknowledgements = message('Acknowledgements');
export const relatedWorks = message('Related works');

// Names of fields in errors
export const theFunder = message('The funder');
export const theAward = message('The award number');
export const theAddress = message('The DOI or web address');

// Faults
export const addressFaulty = message('Enter a DOI, such as 10.5281/zenodo.1234567, or a whole web address.');
export const tooManyGrants = message('Enter at most {most} funders.');
export const tooManyAwards = message('Enter at most {most} award numbers for each funder.');
export const tooManyWorks = message('Enter at most {most} related works.');

// Required ones that are missing
export const statementMissing = message('The journal requires a statement: {name}.');

// What another work is
export const preprint = message('Preprint');
export const dataset = message('Dataset');
export const translation = message('Translation');
export const otherWork = message('Other');

// A funder with its award numbers
export const grantWithAwards = message('{funder} (award {awards})');
