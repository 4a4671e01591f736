import type { XmlElement as WrittenElement } from '../write-xml.ts';
import type { XmlElement, XmlNode } from '../jats/xml-tree.ts';
import { isA } from './html-tree.ts';
import { inLabel, inlineJats, inTitle, takeOut, type Writing } from './inline-jats.ts';

/** For places that hold paragraphs only: a paragraph may hold any other block. */
export function paragraphsJats(nodes: readonly XmlNode[], writing: Writing): WrittenElement[] {
  const paragraphs = writing
    .blocks(nodes, writing)
    .map((block): WrittenElement => (block[0] === 'p' ? block : ['p', {}, [block]]));
  return paragraphs.length === 0 ? [['p', {}, '']] : paragraphs;
}

/** The only elements that a place takes; others go into paragraphs. */
export const only = (names: readonly string[], blocks: readonly WrittenElement[]): WrittenElement[] =>
  blocks.map((block) => (names.includes(block[0]) ? block : ['p', {}, [block]]));

/** The label or title of a thing; nothing if it has none. */
export function labelJats(element: XmlElement | null, writing: Writing): WrittenElement[] {
  return element === null ? [] : [['label', {}, inlineJats(element.children, inLabel, writing)]];
}

/** The words of a title. */
export const titleJats = (name: string, nodes: readonly XmlNode[], writing: Writing): WrittenElement => [
  name,
  {},
  inlineJats(nodes, inTitle, writing),
];

/** A note in its place in the text: below a table or in a group at the end. */
export function footnoteJats(element: XmlElement, writing: Writing): WrittenElement {
  const [first, ...others] = element.children;
  const ids = writing.ids.claim(element.attributes.get('id'));
  const holder = first !== undefined && isA(first, 'p') ? first.children : element.children;
  const [label, rest] = takeOut(holder, 'span.label');
  const content = first !== undefined && isA(first, 'p') ? [{ ...first, children: rest }, ...others] : rest;
  return ['fn', ids, [...labelJats(label, writing), ...paragraphsJats(content, writing)]];
}
