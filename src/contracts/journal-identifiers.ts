/** Words that the site uses in addresses in place of an abbreviation. */
const reserved = new Set(
  (
    'publications categories create planned handling-fee archived new edit all articles issues search feed rss ' +
    'journal journals proceedings conferences api'
  ).split(' '),
);

/** Whether the site itself has this word in its addresses. */
export const isReservedAbbreviation = (abbreviation: string): boolean => reserved.has(abbreviation.toLowerCase());

/** An ISSN as it is printed, with its hyphen; null for nothing. What is none stays as it was typed. */
export function normalIssn(typed: string): string | null {
  const text = typed
    .trim()
    .toUpperCase()
    .replace(/^ISSN:?\s*/, '');
  if (text === '') return null;
  return text.replace(/^(\d{4})[\s\u2010-\u2015-]?(\d{3}[\dX])$/, '$1-$2');
}

/** Whether it is an ISSN: the last figure, X for ten, makes the weighted sum one of eleven (ISO 3297). */
export function isIssn(issn: string): boolean {
  if (!/^\d{4}-\d{3}[\dX]$/.test(issn)) return false;
  const sum = Array.from(issn.replace('-', '')).reduce(
    (total, figure, place) => total + (figure === 'X' ? 10 : Number(figure)) * (8 - place),
    0,
  );
  return sum % 11 === 0;
}

/** A DOI without the address of its resolver; null for nothing. */
export function normalDoi(typed: string): string | null {
  const text = typed.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '');
  return text === '' ? null : text;
}

/** Whether it is the DOI of a journal, or the prefix of its DOIs. */
export const isJournalDoi = (doi: string): boolean =>
  /^10\.\d{4,9}(?:\.\d+)*(?:\/[\w.;()/:-]+)?$/.test(doi) && doi.length <= 200;
