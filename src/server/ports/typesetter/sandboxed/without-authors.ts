import type { Person } from '../../inspection/document-inspector.ts';
import { plainText, textOfBlock, type Block, type Inline, type PandocDocument } from './pandoc-document.ts';

const numbering = String.raw`^\s*(?:(?:\d{1,2}|[ivx]{1,4})(?:\.\d{1,2})*\.?\s+)?`;

/** Headings of the sections that are about the authors and those who helped them. */
const aboutAuthors = [
  String.raw`acknowledge?ments?(?: (?:and|&) .{3,40})?`,
  String.raw`(?:funding|financial support)(?: (?:statement|information|sources?|and .{3,40}))?`,
  String.raw`sources? of funding`,
  String.raw`(?:credit )?(?:author(?:s|ship)?|authors?[’'](?:s)?) (?:and |statement of )?contributions?(?: statement)?`,
  String.raw`contributions? of (?:the )?authors`,
  String.raw`credit (?:authorship )?(?:contribution )?statement`,
  String.raw`about the authors?`,
  String.raw`authors?[’']?s? (?:information|details|biograph(?:y|ies)|affiliations?|notes?)`,
  String.raw`biograph(?:y|ies)`,
  String.raw`(?:author )?affiliations?`,
  String.raw`correspond(?:ing author|ence)`,
  'danksagung',
  'finanzierung',
  'remerciements?',
  'financement',
  'agradecimientos',
  'financiación',
  'شكر وتقدير',
  'التمويل',
].join('|');
const heading = new RegExp(`${numbering}(?:${aboutAuthors})\\s*[:.]?\\s*$`, 'iu');
const runIn = new RegExp(`${numbering}(?:${aboutAuthors})\\s*[:.—–]\\s`, 'iu');
const abstractHeading = new RegExp(
  `${numbering}(?:abstract|summary|zusammenfassung|résumé|resumen|keywords?|key words|الملخص|المستخلص|ملخص)(?!\\p{L})`,
  'iu',
);
const email = /\S@\S+\.\S/u;
const orcid = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/iu;
const affiliation =
  /\b(?:universit|institut|departm|department|faculty|school of|college|hospital|laborator|centre|center|academy|ministry|جامعة|كلية|معهد)/iu;

/** The head of a manuscript has at most so many blocks. */
const longestHead = 40;
/** A longer paragraph, in characters, is no line of names. */
const longestLine = 600;

const isBold = (inlines: readonly Inline[]): boolean =>
  inlines.length > 0 &&
  inlines.every(({ t }) => t === 'Strong' || t === 'Underline' || t === 'Space' || t === 'SmallCaps');

const introduction = /^(?:\d+\.?\s+)?(?:introduction|background|المقدمة|مقدمة)[:.]?$/iu;

/** The level of a heading; a short bold paragraph, or “Introduction”, is one below all others. Null for other blocks. */
export function levelOf(block: Block): number | null {
  if (block.t === 'Header') return block.c[0];
  if (block.t !== 'Para' && block.t !== 'Plain') return null;
  const text = plainText(block.c).trim();
  return introduction.test(text) || (isBold(block.c) && text.length < 80) ? 7 : null;
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+|\p{N}+/gu) ?? [];

/** The places at which these words follow each other. */
const placesOf = (words: readonly string[], sought: readonly string[]): number[] =>
  sought.length === 0
    ? []
    : [...words.keys()].filter((at) => sought.every((word, further) => words[at + further] === word));

/** How many words a given name or initial may be away from the last name. */
const near = 2;

/** Whether a line names a person: the last name near a given name or its initial, or the institution. */
export function namesPerson(line: string, person: Omit<Person, 'email'>): boolean {
  const words = wordsOf(line);
  const given = new Set(wordsOf(person.givenName).flatMap((name) => [name, name.charAt(0)]));
  const last = wordsOf(person.lastName);
  const isNamed = placesOf(words, last).some((at) => {
    const beside = [
      ...words.slice(Math.max(0, at - near), at),
      ...words.slice(at + last.length, at + last.length + near),
    ];
    return beside.some((word) => given.has(word));
  });
  const [institution = ''] = person.affiliation.split(/[,;]/u);
  return isNamed || (wordsOf(institution).length > 1 && placesOf(words, wordsOf(institution)).length > 0);
}

const leftOut = (what: string): Block => ({
  t: 'Para',
  c: [{ t: 'Emph', c: [{ t: 'Str', c: `[${what} left out for anonymous review]` }] }],
});

/** The blocks without the sections about the authors; a line names what was removed. */
export function withoutSections(blocks: readonly Block[]): Block[] {
  const kept: Block[] = [];
  let leaving: number | null = null;
  for (const block of blocks) {
    const level = levelOf(block);
    if (leaving !== null && level !== null && level <= leaving) leaving = null;
    if (leaving !== null) continue;
    const text = textOfBlock(block).trim();
    if (level !== null && heading.test(text)) {
      leaving = level;
      kept.push(leftOut(text.replace(/[:.]\s*$/u, '')));
    } else if (level === null && runIn.test(text)) kept.push(leftOut(text.split(/[:.—–]\s/u, 1)[0] ?? ''));
    else kept.push(block);
  }
  return kept;
}

/** Whether a text begins like the heading of an abstract or of keywords. */
export const isAbstractHeading = (text: string): boolean => abstractHeading.test(text);

/** The end of a manuscript's head: its abstract, keywords or first heading. Null if it has none of these. */
function endOfHead(blocks: readonly Block[]): number | null {
  const at = blocks.slice(0, longestHead).findIndex((block) => {
    const text = textOfBlock(block).trim();
    return isAbstractHeading(text) || (block.t === 'Header' && block.c[0] > 1) || introduction.test(text);
  });
  return at === -1 ? null : at;
}

/** The blocks without the lines above the abstract that name authors, their addresses or their institutions. */
export function withoutAuthorLines(blocks: readonly Block[], people: readonly Person[]): Block[] {
  const end = endOfHead(blocks);
  const isAboutAuthors = (block: Block): boolean => {
    const text = textOfBlock(block);
    if (text.length > longestLine || levelOf(block) === 1) return false;
    if (people.some((person) => namesPerson(text, person)) || email.test(text) || orcid.test(text)) return true;
    return end !== null && affiliation.test(text);
  };
  const head = blocks.slice(0, end ?? longestHead);
  return [...head.filter((block) => !isAboutAuthors(block)), ...blocks.slice(head.length)];
}

/** A manuscript as reviewers may read it: without authors, affiliations, acknowledgements and funding. */
export function withoutAuthors(document: PandocDocument, people: readonly Person[]): PandocDocument {
  const { title, subtitle, abstract } = document.meta;
  const meta = { ...(title && { title }), ...(subtitle && { subtitle }), ...(abstract && { abstract }) };
  return { meta, blocks: withoutSections(withoutAuthorLines(document.blocks, people)) };
}
