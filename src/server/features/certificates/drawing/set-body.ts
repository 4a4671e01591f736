import { countLines, type Paragraph } from '../../../typesetting/set-paragraph.ts';
import { authorsBlock, blocksOf, type Block, type Blocks } from './body-blocks.ts';
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

/** Every title size with every size of authors, the larger first; a step of the title counts half as much where lists are long. */
const pairsDown = (weightOfTitle: number) =>
  titleSizes
    .flatMap((title, step) =>
      authorSizes.map((authors, steps) => ({ title, authors, cost: steps + step * weightOfTitle })),
    )
    .toSorted((a, b) => a.cost - b.cost);

const sparing = 0.6;
/** Before authors are set smaller than this, the heading gives way. */
const smallestBelowUsualHead = 7;
const largestBelowCompactHead = { title: 19, authors: 9.5 };

/** First with the usual room between the parts, then with less, then below a smaller heading. */
const sizesDown: readonly Sizes[] = [
  ...pairsDown(1)
    .filter(({ authors }) => authors >= smallestBelowUsualHead)
    .flatMap((pair) => [1, sparing].map((air) => ({ ...pair, air, head: heads.usual }))),
  ...pairsDown(0.5)
    .filter(({ title, authors }) => title <= largestBelowCompactHead.title && authors < largestBelowCompactHead.authors)
    .map((pair) => ({ ...pair, air: sparing, head: heads.compact })),
];

const narrow = 610;
/** Below these sizes lines are as long as the page allows, and closer. */
const small = { title: 13.5, authors: 9.5 };
const tiny = 7;

function setBlock(role: SetBlock['role'], block: Block, size: number, above: number): SetBlock {
  const isSmall = (role === 'title' && size < small.title) || (role === 'authors' && size < small.authors);
  const lead = (role === 'authors' && size > tiny ? 1.3 : 1.22) + (block.isTall ? 0.14 : 0);
  return { role, ...block, size, width: isSmall ? textWidth : narrow, leading: size * lead, above };
}

function setBlocks({ leads, title, authors, journal, issn }: Blocks, sizes: Sizes): SetBlock[] {
  const set = (role: SetBlock['role'], block: Block, size: number, above: number) =>
    setBlock(role, block, size, above * sizes.air);
  const { lead } = inks;
  return [
    set('lead', leads[0], lead.size, 0),
    set('title', title, sizes.title, 9),
    ...(authors.text === '' ? [] : [set('lead', leads[1], lead.size, 9), set('authors', authors, sizes.authors, 6)]),
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
  const withNames = (shown: number) => setBlocks(blocksOf(certificate, authorsBlock(certificate, shown)), smallest);
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
  const blocks = blocksOf(certificate, authorsBlock(certificate, certificate.facts.authors.length));
  for (const sizes of sizesDown) {
    const set = setBlocks(blocks, sizes);
    if (fits(set, sizes.head)) return { head: sizes.head, blocks: set };
  }
  return setWithoutSomeAuthors(certificate);
}
