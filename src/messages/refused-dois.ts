import { message } from './message.ts';

// Why Crossref refused a DOI, and what to correct
export const refusedIssnTaken = message(
  'Crossref has this ISSN under another title or publisher. Correct the title or ISSN.',
);
export const refusedIssnInvalid = message('The journal’s ISSN is not valid. Correct it.');
export const refusedTitleNotOurs = message(
  'Another publisher has this title at Crossref. Correct it, or ask Crossref to transfer it.',
);
export const refusedPrefixNotOurs = message(
  'The Crossref account may not use this prefix. The operator checks DOI_PREFIX and CROSSREF_USERNAME.',
);
export const refusedOlderVersion = message('Crossref has a newer deposit of this DOI. Deposit it again.');
export const refusedJournalDoi = message('Crossref has another DOI for this journal. Correct the journal’s DOI.');
export const refusedJournal = message('Crossref does not accept the journal’s title or abbreviation. Correct it.');
export const refusedTitle = message('Crossref does not accept the article’s title. Correct it.');
export const refusedNames = message('Crossref does not accept an author’s name or affiliation. Correct its spelling.');
export const refusedDates = message('Crossref does not accept a date. Import the article with the right one.');
export const refusedAbstract = message('Crossref does not accept the abstract. Correct it.');
export const refusedOther = message('Read Crossref’s message. If it is unclear, send it to support@crossref.org.');
