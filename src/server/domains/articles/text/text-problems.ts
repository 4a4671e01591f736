import type { ProductionText, TextProblem } from '../../../../contracts/production-values.ts';
import { classOf, htmlTree, isA } from '../jats-file/html-tree.ts';
import { plainTextOf } from '../jats/html-text.ts';
import { descendants, isElement, rawText, textOf } from '../jats/xml-tree.ts';
import { isHeading, writeHtml, type HtmlElement, type HtmlNode } from './html-nodes.ts';

/** A stored picture of the text. */
interface PictureSize {
  /** As the text names it: `/api/files/…`. */
  readonly address: string;
  readonly mediaType: string;
  /** In pixels. */
  readonly width: number;
}

export interface ProblemFacts {
  readonly keywords: readonly string[];
  readonly pictures: readonly PictureSize[];
}

const mostKeywords = 5;
const wordsLength = 80;
/** The width of the text in print, and what a printer needs. */
const widest = 160 / 25.4;
const leastDensity = 300;
/** Of the pixels of the page: a picture is printed at its own size, or as wide as the text. */
const pagePixels = 96;

/** Pixels an inch of a picture, as it is printed. */
const densityOf = (width: number): number => width / Math.min(widest, width / pagePixels);

const short = (text: string): string => (text.length > wordsLength ? `${text.slice(0, wordsLength - 1)}…` : text);

const problem = (kind: TextProblem['kind'], at: string | null = null, words = ''): TextProblem => ({
  kind,
  at,
  words: short(words),
});

const captionOf = (figure: HtmlElement): HtmlElement | undefined =>
  figure.children.filter(isElement).find((child) => isA(child, 'figcaption'));

/** What a figure or table is called: its label, or how its caption begins. */
function nameOf(figure: HtmlElement): string {
  const caption = captionOf(figure);
  const label = caption?.children.filter(isElement).find((child) => isA(child, 'span.label'));
  return textOf(label) || textOf(caption);
}

/** Whether a caption says more than its label. */
function isDescribed(figure: HtmlElement): boolean {
  const words = captionOf(figure)?.children.filter(
    (node) => !isA(node, 'span.label') && !isA(node, 'span.missing-figure'),
  );
  return words?.some((node) => /[\p{L}\p{N}]/u.test(rawText(node))) === true;
}

function figureProblems(figure: HtmlElement, { pictures }: ProblemFacts): TextProblem[] {
  const id = figure.attributes.get('id') ?? null;
  const name = nameOf(figure);
  const images = descendants(figure, 'img');
  const problems: TextProblem[] = [];
  const isTable = classOf(figure) === 'table';
  if (!isTable && images.length === 0) problems.push(problem('picture-missing', id, name));
  if (!isDescribed(figure))
    problems.push(problem(isTable ? 'table-without-caption' : 'figure-without-caption', id, name));
  if (images.some((image) => (image.attributes.get('alt') ?? '').trim() === ''))
    problems.push(problem('figure-without-alt', id, name));
  const isCoarse = images.some((image) => {
    const picture = pictures.find(({ address }) => address === image.attributes.get('src'));
    return picture !== undefined && picture.mediaType !== 'image/svg+xml' && densityOf(picture.width) < leastDensity;
  });
  if (isCoarse) problems.push(problem('low-resolution', id, name));
  return problems;
}

/** Headings that are more than one level below the one before. */
function headingProblems(sections: readonly HtmlElement[]): TextProblem[] {
  let before = 1;
  return sections.flatMap((section) => {
    const [heading] = section.children;
    if (heading === undefined || !isHeading(heading)) return [];
    const level = Number(heading.name.slice(1));
    const isSkipped = level > before + 1;
    before = level;
    return isSkipped ? [problem('skipped-heading', section.attributes.get('id') ?? null, textOf(heading))] : [];
  });
}

const bracketed = /\[\s*\d{1,4}(?:\s*[,;–-]\s*\d{1,4})*\s*\]/gu;
const parenthesised =
  /\((?:[^()]{0,60}?[\s;])?\p{Lu}[\p{L}’'-]+(?:\s+(?:et al\.?|and|&)\s*(?:\p{Lu}[\p{L}’'-]+)?)?,?\s+(?:1[5-9]|20)\d{2}[a-z]?(?:[;,][^()]{0,200})?\)/gu;

/** The words of a text outside of links, block by block, with the section or figure that they are in. */
function looseWords(nodes: readonly HtmlNode[], at: string | null): { at: string | null; words: string }[] {
  const blocks =
    /^(?:section|figure|div|aside|ul|ol|li|table|thead|tbody|tfoot|tr|td|th|blockquote|dl|dd|dt|p|figcaption)$/u;
  const unlinked = (node: HtmlNode): string => {
    if (!isElement(node)) return node;
    if (node.name === 'a') return '\uFFFC';
    return node.name === 'math' || node.name === 'code' ? ' ' : node.children.map(unlinked).join('');
  };
  return nodes.flatMap((node) => {
    if (!isElement(node) || !blocks.test(node.name)) return [];
    const here = node.attributes.get('id') ?? at;
    const inner = looseWords(node.children, here);
    const own = node.children
      .filter((child) => !isElement(child) || !blocks.test(child.name))
      .map(unlinked)
      .join('');
    return [{ at: here, words: own }, ...inner];
  });
}

function citationProblems(nodes: readonly HtmlNode[]): TextProblem[] {
  const isByNumber = nodes.some((node) => /\[\s*<a href="#[^"]+">\d/u.test(writeHtml([node])));
  return looseWords(nodes, null).flatMap(({ at, words }) => {
    const found = [...(isByNumber ? words.matchAll(bracketed) : []), ...words.matchAll(parenthesised)];
    return found.map(([citation]) => problem('citation-without-reference', at, citation));
  });
}

/** Two citations with a dash between them, which cite what is between them, too. */
const range = /<a href="#([^"]+)">[^<]*<\/a>\]?\s*[–—-]\s*\[?<a href="#([^"]+)">/gu;

/** The references within ranges such as [1]–[6]. */
function citedInRanges({ bodyHtml, references }: ProductionText): string[] {
  const placeOf = (id = '') => references.findIndex((reference) => reference.id === id);
  return [...bodyHtml.matchAll(range)].flatMap(([, first, last]) =>
    references.slice(placeOf(first) + 1, Math.max(0, placeOf(last))).map(({ id }) => id),
  );
}

function referenceProblems(nodes: readonly HtmlNode[], text: ProductionText): TextProblem[] {
  const { references } = text;
  const whole: HtmlElement = { name: 'div', attributes: new Map(), children: nodes };
  const links = descendants(whole, 'a').map((link) => link.attributes.get('href')?.slice(1));
  const cited = new Set([...links, ...citedInRanges(text)]);
  // A text without a link to any of them may be a PDF, or cites in a way that was not understood.
  const isLinked = references.some(({ id }) => cited.has(id));
  return references.flatMap(({ id, html, doi, foundDoi }) => [
    ...(isLinked && !cited.has(id) ? [problem('reference-not-cited', id, plainTextOf(html))] : []),
    ...(doi === null && !foundDoi ? [problem('reference-without-doi', id, plainTextOf(html))] : []),
  ]);
}

/** Figures and tables that have the label of an earlier one. */
function labelProblems(whole: HtmlElement): TextProblem[] {
  const labelOf = (figure: HtmlElement) => {
    const label = descendants(figure, 'span').find((span) => classOf(span) === 'label');
    return label ? textOf(label) : '';
  };
  const known = new Set<string>();
  return descendants(whole, 'figure').flatMap((figure) => {
    const label = labelOf(figure);
    const isTaken = label !== '' && known.has(label);
    known.add(label);
    return isTaken ? [problem('same-label', figure.attributes.get('id') ?? null, label)] : [];
  });
}

/** What an editor should look at before a text is published, in the order of the text. */
export function findProblems(text: ProductionText, facts: ProblemFacts): TextProblem[] {
  const nodes = htmlTree(text.bodyHtml);
  const whole: HtmlElement = { name: 'div', attributes: new Map(), children: nodes };
  return [
    ...(nodes.length === 0 ? [problem('no-text')] : []),
    ...(facts.keywords.length > mostKeywords ? [problem('many-keywords', null, facts.keywords.join(', '))] : []),
    ...headingProblems(descendants(whole, 'section')),
    ...descendants(whole, 'figure').flatMap((figure) => figureProblems(figure, facts)),
    ...labelProblems(whole),
    ...citationProblems(nodes),
    ...referenceProblems(nodes, text),
  ];
}
