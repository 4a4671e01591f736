import { isElement, type XmlElement, type XmlNode } from '../jats/xml-tree.ts';
import { escapeHtml } from '../jats/html-text.ts';

export type HtmlNode = XmlNode;
export type HtmlElement = XmlElement;

/** An element of HTML; an attribute without a value is left out. */
export function anElement(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: readonly HtmlNode[],
): HtmlElement {
  const written = Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { name, attributes: new Map(written), children };
}

export const isBlank = (node: HtmlNode): boolean => !isElement(node) && /^[ \t\r\n\f]*$/u.test(node);

type Heading = HtmlElement & { readonly name: `h${number}` };
export const isHeading = (node: HtmlNode): node is Heading => isElement(node) && /^h[1-6]$/u.test(node.name);

/** Adds nodes, however many: as arguments of one call they could be too many. */
export function append(to: HtmlNode[], nodes: readonly HtmlNode[]): void {
  for (const node of nodes) to.push(node);
}

/** Writes a tree as HTML. Its elements must be known to be harmless. */
export function writeHtml(nodes: readonly HtmlNode[]): string {
  const pieces: string[] = [];
  const write = (node: HtmlNode): void => {
    if (!isElement(node)) return void pieces.push(escapeHtml(node));
    pieces.push('<', node.name);
    for (const [name, value] of node.attributes) pieces.push(' ', name, '="', escapeHtml(value), '"');
    pieces.push('>');
    if (node.name === 'br' || node.name === 'img') return;
    for (const child of node.children) write(child);
    pieces.push('</', node.name, '>');
  };
  for (const node of nodes) write(node);
  return pieces.join('');
}
