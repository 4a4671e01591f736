import { hanStyleOf, type TypeStyle } from '../../../typesetting/choose-font.ts';
import type { SerifCut } from '../../../typesetting/font-catalogue.ts';
import { isolate } from '../../../typesetting/line-breaks.ts';
import { readableText } from '../../../typesetting/readable-text.ts';
import { countLines, makeParagraph, type Paragraph } from '../../../typesetting/set-paragraph.ts';
import { levelText } from '../../../typesetting/text-runs.ts';
import { authorSizes, bodyBottom, heads, inks, textWidth, titleSizes, type Head } from './page-plan.ts';
import type { PrintedCertificate } from './printed-certificate.ts';

/** A paragraph at a size, with the room above it. */
export interface SetBlock {
  readonly role: 'lead' | 'title' | 'authors' | 'journal' | 'issn';
  readonly text: string;
  readonly paragraph: Paragraph;
  readonly size: number;
  readonly width: number;
  readonly leading: number;
  readonly above: number;
}

interface Sizes {
  readonly title: number;
  readonly authors: number;
  /** How much of the usual room stands between the parts. */
  readonly air: number;
  readonly head: Head;
}

/** From the usual sizes down, title and authors together. */
const pairsDown = Array.from({ length: titleSizes.length + authorSizes.length - 1 }, (_, sum) =>
  titleSizes
    .map((title, index) => ({ title, authors: authorSizes[sum - index], unlike: Math.abs(sum - 2 * index) }))
    .filter((sizes): sizes is typeof sizes & { authors: number } => sizes.authors !== undefined)
    .toSorted((a, b) => a.unlike - b.unlike),
).flat();

const airy = 8;
const sparing = 0.6;

/** First with the usual room between the parts, then with less, then below a smaller heading. */
const sizesDown: readonly Sizes[] = [
  ...pairsDown.map((pair, index) => ({ ...pair, air: index < airy ** 2 / 2 ? 1 : sparing, head: heads.usual })),
  ...pairsDown.slice(-airy * 2).map((pair) => ({ ...pair, air: sparing, head: heads.compact })),
];

const latinOnly = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

function paragraphOf(text: string, cut: SerifCut, language: string, base: 'ltr' | 'auto') {
  const style: TypeStyle = { cut, han: hanStyleOf(text, language) };
  const readable = readableText(text, style);
  return { text: readable, paragraph: makeParagraph(levelText(readable, style, base)) };
}

/** Names one after another, each with a direction of its own; those that are not named are counted. */
export function listNames(names: readonly string[], shown: number): string {
  const apart = names.slice(0, shown).map((name) => isolate.open + name + isolate.close);
  const left = names.length - apart.length;
  const parts = left > 0 ? [...apart, `${left} more`] : apart;
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

function authorsParagraph({ facts, language }: PrintedCertificate, shown: number) {
  const style: TypeStyle = { cut: 'text', han: hanStyleOf(facts.authors.join(' '), language) };
  const text = listNames(
    facts.authors.map((name) => readableText(name, style)),
    shown,
  );
  return { text, paragraph: makeParagraph(levelText(text, style, 'ltr')) };
}

type Block = { readonly text: string; readonly paragraph: Paragraph };

interface Blocks {
  readonly leads: readonly [certify: Block, by: Block, published: Block];
  readonly title: Block;
  readonly authors: Block;
  readonly journal: Block;
  readonly issn: Block | null;
}

function blocksOf({ facts, language }: PrintedCertificate, authors: Block): Blocks {
  const words = (text: string, cut: SerifCut = 'text') => paragraphOf(text, cut, language, 'auto');
  return {
    leads: [words('This is to certify that the article'), words('by'), words('was published in')],
    title: words(facts.articleTitle, 'display'),
    authors,
    journal: words(facts.journalTitle, 'display'),
    issn: facts.journalISSN === null ? null : words(`ISSN ${facts.journalISSN}`),
  };
}

const narrow = 610;

function setBlocks({ leads, title, authors, journal, issn }: Blocks, sizes: Sizes): SetBlock[] {
  const { air } = sizes;
  const isTall = ({ text }: Block) => !latinOnly.test(text);
  const set = (role: SetBlock['role'], block: Block, size: number, above: number, lead = 1.25): SetBlock => {
    const width = size < 9.5 && role === 'authors' ? textWidth : narrow;
    return { role, ...block, size, width, leading: size * (isTall(block) ? lead + 0.14 : lead), above: above * air };
  };
  const { lead } = inks;
  return [
    set('lead', leads[0], lead.size, 0),
    set('title', title, sizes.title, 9),
    ...(authors.text === ''
      ? []
      : [set('lead', leads[1], lead.size, 9), set('authors', authors, sizes.authors, 6, 1.3)]),
    set('lead', leads[2], lead.size, 11),
    set('journal', journal, Math.min(inks.journal.size, sizes.title), 7),
    ...(issn ? [set('issn', issn, inks.issn.size, 3)] : []),
  ];
}

/** How high blocks are together. */
export const heightOf = (blocks: readonly SetBlock[]): number =>
  blocks.reduce((sum, { paragraph, size, width, leading, above }) => {
    return sum + above + countLines(paragraph, size, width) * leading;
  }, 0);

/** The room below a head. */
export const roomBelow = (head: Head): number => bodyBottom - head.bodyTop;
const fits = (blocks: readonly SetBlock[], head: Head) => heightOf(blocks) <= roomBelow(head);

export interface SetBody {
  readonly head: Head;
  readonly blocks: readonly SetBlock[];
}

/** As many names as fit at the smallest size, and how many there are besides. */
function setWithoutSomeAuthors(certificate: PrintedCertificate): SetBody {
  const head = heads.compact;
  const smallest: Sizes = { title: titleSizes.at(-1) ?? 0, authors: authorSizes.at(-1) ?? 0, air: sparing, head };
  const withNames = (shown: number) => setBlocks(blocksOf(certificate, authorsParagraph(certificate, shown)), smallest);
  let [fitting, tooMany] = [0, certificate.facts.authors.length];
  while (tooMany - fitting > 1) {
    const half = Math.floor((fitting + tooMany) / 2);
    if (fits(withNames(half), head)) fitting = half;
    else tooMany = half;
  }
  return { head, blocks: withNames(fitting) };
}

/** The article, its authors and its journal, in the largest type in which all of it has room. */
export function setBody(certificate: PrintedCertificate): SetBody {
  const blocks = blocksOf(certificate, authorsParagraph(certificate, certificate.facts.authors.length));
  for (const sizes of sizesDown) {
    const set = setBlocks(blocks, sizes);
    if (fits(set, sizes.head)) return { head: sizes.head, blocks: set };
  }
  return setWithoutSomeAuthors(certificate);
}
