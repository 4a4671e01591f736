import { classOf, htmlTree } from '../jats-file/html-tree.ts';
import { mathMarkup } from '../jats/math-markup.ts';
import { isElement } from '../jats/xml-tree.ts';
import { allowedBlocks, leftOut, otherBlocks, spanClasses, typography } from './allowed-html.ts';
import { anElement, isHeading, type HtmlElement, type HtmlNode } from './html-nodes.ts';

/** Pictures found among words, which have their place after the paragraph. */
export type Lifted = HtmlElement[];

/** A block, or an element that holds one. */
export const isBlock = (node: HtmlNode): node is HtmlElement =>
  isElement(node) &&
  !leftOut.has(node.name) &&
  (isHeading(node) ||
    allowedBlocks.has(node.name) ||
    otherBlocks.has(node.name) ||
    (node.name !== 'math' && node.children.some(isBlock)));

/** A link within the text, or to the web; null for any other. */
function linkTarget(href: string | undefined): Record<string, string> | null {
  const address = href?.trim() ?? '';
  if (/^#./u.test(address)) return { href: address };
  if (!/^https?:\/\//iu.test(address) || !URL.canParse(address)) return null;
  return { href: address, rel: 'nofollow noopener' };
}

/** As the reader of MathML takes them. */
function withPrefix(node: HtmlNode): HtmlNode[] {
  if (!isElement(node)) return [node];
  if (leftOut.has(node.name)) return [];
  return [{ ...node, name: `mml:${node.name}`, children: node.children.flatMap(withPrefix) }];
}

const cleanMath = (math: HtmlElement): HtmlNode[] =>
  withPrefix(math).flatMap((node) => (isElement(node) ? htmlTree(mathMarkup(node)) : []));

/** Words with their typography, links and formulas. Blocks among them are words, too. */
export function cleanWords(nodes: readonly HtmlNode[], lifted: Lifted, isInLink = false): HtmlNode[] {
  return joined(nodes.flatMap((node) => (isElement(node) ? cleanElement(node, lifted, isInLink) : [node])));
}

function cleanElement(element: HtmlElement, lifted: Lifted, isInLink: boolean): HtmlNode[] {
  const { name, children } = element;
  if (leftOut.has(name)) return [];
  if (name === 'br') return [anElement('br', {}, [])];
  if (name === 'math') return cleanMath(element);
  if (name === 'img') {
    lifted.push(element);
    return [];
  }
  const within = (isLink = isInLink) => cleanWords(children, lifted, isLink);
  if (name === 'a') {
    const target = isInLink ? null : linkTarget(element.attributes.get('href'));
    const words = within(isInLink || target !== null);
    return target === null || words.length === 0 ? words : [anElement('a', target, words)];
  }
  if (name === 'span')
    return spanClasses.has(classOf(element)) ? [anElement('span', { class: classOf(element) }, within())] : within();
  const written = typography.get(name);
  if (written !== undefined) {
    const className = written === 'code' && classOf(element) === 'tex' ? 'tex' : undefined;
    return [anElement(written, { class: className }, within())];
  }
  return isBlock(element) ? [' ', ...within(), ' '] : within();
}

/** Texts next to each other are one. */
export function joined(nodes: readonly HtmlNode[]): HtmlNode[] {
  const out: HtmlNode[] = [];
  for (const node of nodes) {
    const last = out.at(-1);
    if (typeof node === 'string' && typeof last === 'string') out[out.length - 1] = last + node;
    else out.push(node);
  }
  return out;
}
