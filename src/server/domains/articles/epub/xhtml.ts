import { childElements, descendants, isElement, textOf, type XmlElement, type XmlNode } from '../jats/xml-tree.ts';
import { classOf } from '../jats-file/html-tree.ts';
import { mathMl } from '../jats-file/math-jats.ts';
import { xmlAddress } from '../jats-file/xml-values.ts';
import type { XmlElement as WrittenElement, XmlNode as WrittenNode } from '../write-xml.ts';

/** The elements that a page of the book has, and their attributes beside `id`, `class`, `lang` and `dir`. */
const known = new Map<string, readonly string[]>([
  ['td', ['colspan', 'rowspan']],
  ['th', ['colspan', 'rowspan', 'scope']],
  ['ol', ['type', 'start']],
  ...`section div p h1 h2 h3 h4 h5 h6 ul li dl dt dd blockquote pre code figure figcaption table thead tbody tfoot tr
  aside span i b em strong sub sup u s small br`
    .split(/\s+/)
    .map((name) => [name, []] as const),
]);
const shared = ['id', 'class', 'lang', 'dir'];

/** What one page of the book is written with. */
export interface Page {
  /** The file in the book that shows the picture of an address; null where the book has none. */
  readonly picture: (address: string) => string | null;
  readonly siteUrl: string;
  /** What an id of the text is, for links to it. */
  readonly kindOf: (id: string) => 'note' | 'reference' | 'other' | null;
  /** The ids that are written already: each is given once. */
  readonly ids: Set<string>;
}

function attributesOf(element: XmlElement, names: readonly string[], page: Page): Record<string, string> {
  const written: Record<string, string> = {};
  for (const name of [...shared, ...names]) {
    const value = element.attributes.get(name);
    if (value === undefined || value === '' || (name === 'id' && (page.ids.has(value) || /\s/.test(value)))) continue;
    if (name === 'id') page.ids.add(value);
    written[name] = value;
  }
  return written;
}

const roles = {
  note: { 'epub:type': 'noteref', role: 'doc-noteref' },
  reference: { 'epub:type': 'biblioref', role: 'doc-biblioref' },
  other: {},
};

function link(element: XmlElement, page: Page): WrittenNode[] {
  const content = xhtml(element.children, page);
  const address = element.attributes.get('href') ?? '';
  if (address.startsWith('#')) {
    const kind = page.kindOf(address.slice(1));
    return kind === null ? content : [['a', { href: xmlAddress(address), ...roles[kind] }, content]];
  }
  const whole = address.startsWith('/') ? page.siteUrl + address : address;
  const isOut = /^https?:/i.test(whole) && URL.canParse(whole);
  return isOut ? [['a', { href: xmlAddress(new URL(whole).href) }, content]] : content;
}

function picture(element: XmlElement, page: Page): WrittenNode[] {
  const source = page.picture(element.attributes.get('src') ?? '');
  return source === null ? [] : [['img', { src: source, alt: element.attributes.get('alt') ?? '' }, '']];
}

const mathNamespace = 'http://www.w3.org/1998/Math/MathML';

function math(element: XmlElement): WrittenElement {
  const [name, attributes, content] = mathMl(element, '');
  const words = textOf(element);
  return [name, { xmlns: mathNamespace, ...attributes, ...(words === '' ? {} : { alttext: words }) }, content];
}

/** A running note where readers' programs look for it. */
function notesOf(section: XmlElement, page: Page): WrittenElement {
  const items = childElements(section, 'ol').flatMap((list) => childElements(list, 'li'));
  const notes = items.map((item): WrittenElement => {
    const note = { 'epub:type': 'footnote', role: 'doc-footnote', ...attributesOf(item, [], page) };
    return ['li', {}, [['aside', note, xhtml(item.children, page)]]];
  });
  return ['section', { 'epub:type': 'footnotes', role: 'doc-endnotes', class: 'footnotes' }, [['ol', {}, notes]]];
}

/** HTML of an article as XHTML: only what is known is written, of everything else the content. */
export function xhtml(nodes: readonly XmlNode[], page: Page): WrittenNode[] {
  return nodes.flatMap((node): WrittenNode[] => {
    if (!isElement(node)) return [node];
    if (node.name === 'script' || node.name === 'style') return [];
    if (node.name === 'math') return [math(node)];
    if (node.name === 'img') return picture(node, page);
    if (node.name === 'a') return classOf(node) === 'picture' ? xhtml(node.children, page) : link(node, page);
    if (node.name === 'section' && classOf(node) === 'footnotes') return [notesOf(node, page)];
    const names = known.get(node.name);
    if (names === undefined) return xhtml(node.children, page);
    const attributes = attributesOf(node, names, page);
    if (node.name === 'br') return [['br', {}, '']];
    const content = xhtml(node.children, page);
    return [[node.name, attributes, content.length === 0 ? '' : content]];
  });
}

/** The ids of running notes in a text. */
export const noteIds = (nodes: readonly XmlNode[]): string[] =>
  nodes
    .filter(isElement)
    .filter((node) => node.name === 'section' && classOf(node) === 'footnotes')
    .flatMap((node) => descendants(node, 'li'))
    .flatMap((item) => item.attributes.get('id') ?? []);

/** All ids of a text. */
export const allIds = (nodes: readonly XmlNode[]): string[] =>
  nodes.filter(isElement).flatMap(({ attributes, children }) => {
    const id = attributes.get('id');
    return [...(id === undefined ? [] : [id]), ...allIds(children)];
  });
