import type { Find } from './find-names.ts';

const earlier = '(?:earlier|previous|prior|past|former|preceding|recent|companion|unpublished|forthcoming)';
const works =
  '(?:works?|papers?|stud(?:y|ies)|articles?|publications?|reports?|books?|monographs?|thes[ie]s|dissertations?|experiments?|surveys?|reviews?|research|results|findings|analys[ei]s)\\b';
const showed =
  '(?:showed|shown|reported|described|demonstrated|proposed|published|found|introduced|presented|developed|studied|observed|established|identified|argued|proved|proven|discussed|named|collected|analy[sz]ed|investigated|suggested|recorded)';
const s = String.raw`\s{1,4}`;

/** Words by which authors point at their own earlier work. */
const patterns = [
  // "our earlier work", "our own previous experimental results"
  `our${s}(?:own${s})?${earlier}${s}(?:[a-z-]{3,20}${s}){0,2}${works}`,
  `our${s}(?:own${s})?${works},?${s}(?:published|reported)${s}(?:earlier|previously)`,
  // "we previously showed", "we have recently reported"
  `we${s}(?:(?:have|had)${s})?(?:previously|earlier|recently)${s}${showed}`,
  `we${s}(?:have${s})?${showed}${s}(?:previously|earlier|elsewhere|before)\\b`,
  // "in an earlier paper, we"
  `in${s}(?:an?|another)${s}${earlier}${s}${works},?${s}we\\b`,
  // "by our group", "from our laboratory"
  `(?:published|reported|described|developed|shown|demonstrated)${s}(?:previously${s}|earlier${s})?by${s}(?:us|our${s}(?:own${s})?(?:group|team|lab|laboratory))\\b`,
  `(?:previous|earlier|prior)${s}${works}${s}(?:by|of|from)${s}(?:us|our${s}(?:group|team|lab|laboratory)|the${s}(?:present|same|current)${s}authors?)\\b`,
  `by${s}(?:one|two|some)${s}of${s}(?:us|the${s}(?:present${s})?authors)\\b`,
  `one${s}of${s}us${s}\\(`,
];

const inText = new RegExp(String.raw`\b(?:${patterns.join('|')})`, 'giu');
/** In the list of references names are normal, and a mark beside one is not. */
const marks = /\[\s?our\b[^[\]\n]{0,80}\]|\((?:our|the)\s(?:own|present authors[’']?)\s[^()\n]{0,60}\)/giu;
/** "in our previous paper we showed" is one find. What is said of this very paper is none. */
const ofThisPaper = /^\s{0,3}(?:in|\(see)\s{1,3}(?:section|table|figure|fig\.|chapter|the previous section)/i;

const findsOf = (pattern: RegExp, text: string): Find[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));

/** Where a text points at its authors' earlier work. */
export function findPhrases(text: string, isReferences: boolean): Find[] {
  const marked = findsOf(marks, text);
  if (isReferences) return marked;
  const said = findsOf(inText, text).filter(({ end }) => !ofThisPaper.test(text.slice(end, end + 40)));
  return [...said, ...marked];
}
