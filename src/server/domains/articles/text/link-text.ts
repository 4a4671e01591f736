import type { ProductionReference } from '../../../../contracts/production-values.ts';
import { htmlTree, isA } from '../jats-file/html-tree.ts';
import { descendants, isElement, rawText } from '../jats/xml-tree.ts';
import { numberCitations, type Numbered, type NumberStyle } from './cited-numbers.ts';
import { yearCitations, type FoundLink } from './cited-years.ts';
import { crossReferences } from './cross-references.ts';
import { anElement, append, writeHtml, type HtmlNode } from './html-nodes.ts';

const closed = new Set(['a', 'math', 'code', 'pre', 'h2', 'h3', 'h4', 'h5', 'h6', 'img']);
const isClosed = (node: HtmlNode): boolean =>
  isElement(node) && (closed.has(node.name) || isA(node, 'span.label') || isA(node, 'div.formula'));
/** What no pattern takes for a letter or a number. */
const hidden = '\uFFFC';

const shownText = (node: HtmlNode): string => {
  if (!isElement(node)) return node;
  const holdsLink = isClosed(node) || descendants(node, 'a', 'math', 'code').length > 0;
  return holdsLink ? hidden.repeat(Math.max(1, rawText(node).length)) : node.children.map(shownText).join('');
};

const blockNames = new Set(
  'p section figure figcaption div table thead tbody tfoot tr td th ul ol li dl dt dd blockquote aside'.split(' '),
);
const isBlockLike = (node: HtmlNode): boolean => isElement(node) && blockNames.has(node.name);

type Find = (text: string) => readonly FoundLink[];

interface Piece {
  readonly node: HtmlNode;
  readonly start: number;
  readonly end: number;
}

/** A row of nodes, with its texts cut where a link begins or ends. */
function piecesOf(nodes: readonly HtmlNode[], links: readonly FoundLink[]): Piece[] {
  const cuts = links.flatMap(({ start, end }) => [start, end]).toSorted((a, b) => a - b);
  let at = 0;
  return nodes.flatMap((node): Piece[] => {
    const start = at;
    at += shownText(node).length;
    if (isElement(node)) return [{ node, start, end: at }];
    const within = cuts.filter((cut, place) => cut > start && cut < at && cut !== cuts[place - 1]);
    return [start, ...within].map((from, place) => {
      const end = within[place] ?? start + node.length;
      return { node: node.slice(from - start, end - start), start: from, end };
    });
  });
}

/** Puts links around parts of a row of nodes. An element that a part begins or ends in is taken whole. */
function linked(nodes: readonly HtmlNode[], links: readonly FoundLink[]): HtmlNode[] {
  if (links.length === 0) return [...nodes];
  const pieces = piecesOf(nodes, links);
  const owners = new Map<Piece, FoundLink>();
  for (const link of links) {
    const parts = pieces.filter(({ start, end }) => start < link.end && end > link.start);
    const isFree = parts.every((part) => !owners.has(part) && !shownText(part.node).includes(hidden));
    if (isFree) for (const part of parts) owners.set(part, link);
  }
  const out: HtmlNode[] = [];
  let current: FoundLink | undefined;
  let inside: HtmlNode[] = [];
  for (const piece of pieces) {
    const link = owners.get(piece);
    if (link === undefined) out.push(piece.node);
    else if (link === current) inside.push(piece.node);
    else {
      inside = [piece.node];
      out.push(anElement('a', { href: `#${link.id}` }, inside));
    }
    current = link;
  }
  return out;
}

/** Applies a search to every row of words, outside of links, formulas and headings. */
function eachRow(nodes: readonly HtmlNode[], find: Find, inSuperscript: Find): HtmlNode[] {
  const within = (node: HtmlNode): HtmlNode => {
    if (!isElement(node) || isClosed(node)) return node;
    if (node.name === 'sup')
      return { ...node, children: linked(node.children, inSuperscript(textOfRow(node.children))) };
    return { ...node, children: eachRow(node.children, find, inSuperscript) };
  };
  const out: HtmlNode[] = [];
  let row: HtmlNode[] = [];
  const endRow = (): void => {
    append(out, linked(row, find(textOfRow(row))).map(within));
    row = [];
  };
  for (const node of nodes)
    if (isBlockLike(node)) {
      endRow();
      out.push(within(node));
    } else row.push(node);
  endRow();
  return out;
}

const textOfRow = (nodes: readonly HtmlNode[]): string => nodes.map(shownText).join('');
const none: Find = () => [];

function countLinks(nodes: readonly HtmlNode[], find: Find, inSuperscript: Find): { links: number; works: number } {
  const ids: string[] = [];
  const counting =
    (one: Find): Find =>
    (text) => {
      ids.push(...one(text).map(({ id }) => id));
      return [];
    };
  eachRow(nodes, counting(find), counting(inSuperscript));
  return { links: ids.length, works: new Set(ids).size };
}

/**
 * How a text cites by numbers. Brackets are hardly anything else; numbers in parentheses and above the line may be,
 * so that they count only where they cite a good part of the list.
 */
function styleOf(nodes: readonly HtmlNode[], numbers: Numbered): NumberStyle | null {
  if (numbers.size === 0) return null;
  const by =
    (style: NumberStyle): Find =>
    (text) =>
      numberCitations(text, style, numbers);
  if (countLinks(nodes, by('brackets'), none).links > 0) return 'brackets';
  const above = countLinks(nodes, none, by('superscript'));
  const inside = countLinks(nodes, by('parentheses'), none);
  const [style, { works }] =
    above.works >= inside.works ? (['superscript', above] as const) : (['parentheses', inside] as const);
  return works >= Math.max(2, numbers.size / 2) ? style : null;
}

/** The references by their numbers: those that the list has, or else their places. */
export const numberedReferences = (references: readonly { id: string; number?: number | null }[]): Numbered =>
  new Map(references.map(({ id, number }, place) => [number ?? place + 1, id]));

/** Makes links of citations and of mentions of figures, tables and equations, where exactly one thing fits. */
export function linkText(html: string, references: readonly ProductionReference[], numbers: Numbered): string {
  const nodes = htmlTree(html);
  const findCrossReferences = crossReferences(nodes);
  const findYears = yearCitations(references);
  const isByYear = countLinks(nodes, findYears, none).works > references.length / 3;
  const style = isByYear ? null : styleOf(nodes, numbers);
  const find: Find = (text) => [
    ...findCrossReferences(text),
    ...findYears(text),
    ...(style === null || style === 'superscript' ? [] : numberCitations(text, style, numbers)),
  ];
  const inSuperscript: Find = (text) => (style === 'superscript' ? numberCitations(text, style, numbers) : []);
  return writeHtml(eachRow(nodes, find, inSuperscript));
}
