import { message } from './message.ts';

// Answers of the OAI-PMH interface, in its terms: read by people who run harvesters
export const unknownVerb = message('The verb is missing, repeated or unknown.');
export const repeatedArgument = message('The argument {name} is repeated.');
export const unknownArgument = message('{verb} has no argument {name}.');
export const missingArgument = message('{verb} needs the argument {name}.');
export const tokenNotAlone = message('resumptionToken allows no other argument.');
export const badCharacters = message('The argument {name} has a character that no text has.');
export const badDate = message('Write {name} as YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ.');
export const differentGranularity = message('Write from and until in the same way: both as days or both as seconds.');
export const untilBeforeFrom = message('until is before from.');
export const badToken = message('This resumptionToken is not valid. Start the list again.');
export const unknownFormat = message('Formats are listed by ListMetadataFormats.');
export const unknownIdentifier = message('No record has this identifier.');
export const noRecords = message('No record matches.');

// Files for single indexes
export const tooManyArticlesForIndex = message('More than {max, number} articles: ask for a shorter time.');
export const noArticlesForIndex = message('This journal has no article for this file in this time.');
