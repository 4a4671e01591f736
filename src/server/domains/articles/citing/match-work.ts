import type { FoundWork } from '../../../ports/work-search/work-search.ts';

/**
 * Crossref’s own rules for a match (its “search-based matching with validation”): a search score for each character of
 * the citation, and at least three agreements. Here two of them are stricter: the year always agrees, and the title does,
 * or volume and page do. https://www.crossref.org/blog/reference-matching-for-real-this-time/
 */
const leastScore = 0.4;
const leastAgreements = 3;
/** A title of fewer words is found only as a whole. */
const fewWords = 4;
const leastShare = 0.9;
/** The first author is named at the beginning of a citation. */
const beginning = 100;

/** Letters and figures alone, each word after one space, without accents and case. */
const folded = (text: string): string =>
  ` ${text
    .replaceAll(/<[^>]*>/g, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const has = (text: string, words: string): boolean => words.trim() !== '' && text.includes(words);

function hasTitle(text: string, title: string): boolean {
  const whole = folded(title);
  if (has(text, whole)) return true;
  const words = whole.trim().split(' ');
  const share = words.filter((word) => has(text, ` ${word} `)).length / words.length;
  return words.length >= fewWords && share >= leastShare;
}

/** A year, or one beside it: works appear online before their issue. */
const yearsNear = (year: string): string[] =>
  /^\d{4}$/.test(year) ? [0, -1, 1].map((distance) => String(Number(year) + distance)) : [];

/** How many facts of a work a citation names; 0 if it is not meant. */
function agreements(text: string, { title, firstAuthor, year, volume, firstPage }: FoundWork): number {
  const isYear = yearsNear(year).some((one) => has(text, ` ${one} `));
  const isTitle = hasTitle(text, title);
  const isVolume = has(text, folded(volume));
  const isPage = has(text, folded(firstPage));
  const isAuthor = has(text.slice(0, beginning), folded(firstAuthor));
  const count = [isYear, isTitle, isVolume, isPage, isAuthor].filter(Boolean).length;
  return isYear && (isTitle || (isVolume && isPage)) && count >= leastAgreements ? count : 0;
}

/** The DOI of the work that a citation means; null if none, or more than one, agrees with it best. */
export function matchWork(citation: string, works: readonly FoundWork[]): string | null {
  const text = folded(citation);
  const likely = works
    .filter(({ score }) => score / citation.length >= leastScore)
    .map((work) => ({ doi: work.doi, count: agreements(text, work) }))
    .filter(({ count }) => count > 0);
  const most = Math.max(...likely.map(({ count }) => count));
  const best = new Set(likely.filter(({ count }) => count === most).map(({ doi }) => doi));
  const [only = null] = best;
  return best.size === 1 ? only : null;
}
