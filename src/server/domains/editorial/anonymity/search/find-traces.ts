import type { AnonymityFinding } from '../../../../../contracts/review-values.ts';
import {
  addressesIn,
  findEmail,
  findOrcids,
  withoutAddresses,
  findInstitution,
  institutionsIn,
} from './find-addresses.ts';
import { findName, type Find } from './find-names.ts';
import { piecesOf, sectionsOf, type Section } from './sections.ts';
import { excerptOf, wordsOf, foldedWords, standsAt, breathe, commonSurnames } from './words.ts';
import type { Passage, Person } from '../../../../ports/inspection/document-inspector.ts';

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
/** Names are normal in a list of references, and so are marks next to them. */
const marks = /\[\s?our\b[^[\]\n]{0,80}\]|\((?:our|the)\s(?:own|present authors[’']?)\s[^()\n]{0,60}\)/giu;
/** "in our previous paper we showed" is one find. What is said of this very paper is none. */
const ofThisPaper = /^\s{0,3}(?:in|\(see)\s{1,3}(?:section|table|figure|fig\.|chapter|the previous section)/i;

const findsOf = (pattern: RegExp, text: string): Find[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));

/** Where a text points at its authors' earlier work. */
function findPhrases(text: string, isReferences: boolean): Find[] {
  const marked = findsOf(marks, text);
  if (isReferences) return marked;
  const said = findsOf(inText, text).filter(({ end }) => !ofThisPaper.test(text.slice(end, end + 40)));
  return [...said, ...marked];
}

const longest = 100;
const fewest = 3;

/** Lines with an author's name that repeat on every page; "Name et al." in them is not a citation. */
async function findRunningHeads(
  passages: readonly Passage[],
  people: readonly Person[],
  written: ReadonlySet<string>,
): Promise<{ line: string; page: number }[]> {
  const lines = new Map<string, { line: string; pages: Set<number> }>();
  for (const { page, text } of passages) {
    for (const line of text.split('\n')) {
      const shown = line.trim();
      if (shown === '' || shown.length > longest) continue;
      const key = shown.replace(/\d+/g, '#');
      const known = lines.get(key) ?? { line: shown, pages: new Set() };
      lines.set(key, known);
      known.pages.add(page);
    }
  }
  const names = people
    .map(({ lastName }) => foldedWords(lastName))
    .filter((last) => last.length > 1 || last.every((name) => !commonSurnames.has(name) && !written.has(name)));
  const heads: { line: string; page: number }[] = [];
  for (const { line, pages } of lines.values()) {
    if (pages.size < fewest) continue;
    await breathe();
    const words = wordsOf(line);
    const isNamed = names.some((last) => words.some((_, at) => standsAt(words, at, last)));
    if (isNamed) heads.push({ line, page: Math.min(...pages) });
  }
  return heads;
}

type Kind = AnonymityFinding['kind'];

/** Of repeated finds in one file the first few are enough. */
const mostOfOne = 5;
const mostOfAll = 100;

/** Collects findings, a few of each thing. */
function collector(file: string) {
  const counts = new Map<string, number>();
  const findings: AnonymityFinding[] = [];
  const add = (kind: Kind, thing: string, page: number, excerpt: string) => {
    // Two people of one name are found in the same words.
    if (findings.some((one) => one.kind === kind && one.page === page && one.excerpt === excerpt)) return;
    const key = `${kind} ${thing}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    if (count < mostOfOne && findings.length < mostOfAll) findings.push({ kind, file, excerpt, page });
  };
  return { findings, add };
}

/** Words that occur in lower case, so they are no names. */
async function writtenSmall(sections: readonly Section[]): Promise<Set<string>> {
  const small = new Set<string>();
  for (const { text } of sections) {
    await breathe();
    for (const { folded, isCapital } of wordsOf(withoutAddresses(text))) if (!isCapital) small.add(folded);
  }
  return small;
}

/** Where the text of a file gives its authors away; in the list of references they may be named. */
export async function findTraces(
  file: string,
  passages: readonly Passage[],
  people: readonly Person[],
): Promise<AnonymityFinding[]> {
  const { findings, add } = collector(file);
  const sections = sectionsOf(passages).flatMap(piecesOf);
  const written = await writtenSmall(sections);
  const institutions = people.flatMap(({ affiliation }) => institutionsIn(affiliation));
  const distinct = new Map(institutions.map((words) => [words.join(' '), words]));
  for (const { text, page, isReferences } of sections) {
    const put = async (kind: Kind, thing: string, finds: readonly Find[]) => {
      await breathe();
      for (const { start, end } of finds) add(kind, thing, page, excerptOf(text, start, end));
    };
    const addresses = addressesIn(text);
    for (const person of people) await put('email', person.email, findEmail(text, addresses, person));
    await put('phrase', '', findPhrases(text, isReferences));
    if (isReferences) continue;
    await put('orcid', '', findOrcids(text));
    const bare = withoutAddresses(text);
    const reading = { text: bare, words: wordsOf(bare), written };
    for (const person of people) await put('name', `${person.givenName} ${person.lastName}`, findName(reading, person));
    for (const [thing, words] of distinct) await put('institution', thing, findInstitution(reading.words, words));
  }
  for (const { line, page } of await findRunningHeads(passages, people, written)) add('name', line, page, line);
  return findings;
}
