import { foldWhitespace } from './html-text.ts';

/** An element whose names carry our own prefixes (tp:, mml:, xlink:), whatever the file calls them. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlNode[];
}

export type XmlNode = XmlElement | string;

/** Tells an element from a piece of text. */
export function isElement(node: XmlNode): node is XmlElement {
  return typeof node !== 'string';
}

/** The element's children that are elements, of the given names if any are given. */
export function childElements(parent: XmlElement, ...names: readonly string[]): XmlElement[] {
  return parent.children.filter(isElement).filter((child) => names.length === 0 || names.includes(child.name));
}

/** Follows a path of child names; undefined as soon as a step is missing. */
export function childAt(start: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>(
    (element, name) => element?.children.filter(isElement).find((child) => child.name === name),
    start,
  );
}

/** Every element below, in document order, with one of the names. */
export function descendants(start: XmlElement, ...names: readonly string[]): XmlElement[] {
  return start.children
    .filter(isElement)
    .flatMap((child) => [...(names.includes(child.name) ? [child] : []), ...descendants(child, ...names)]);
}

/** The children except elements of the given names. */
export function childrenWithout(parent: XmlElement, ...names: readonly string[]): XmlNode[] {
  return parent.children.filter((child) => !isElement(child) || !names.includes(child.name));
}

/** The exact text, line breaks included. */
export function rawText(node: XmlNode): string {
  return isElement(node) ? node.children.map(rawText).join('') : node;
}

/** The text on one line; empty for a missing element. */
export function textOf(element: XmlElement | undefined): string {
  return element === undefined ? '' : foldWhitespace(rawText(element));
}

/** The text on one line, or null when there is none. */
export function textOrNull(element: XmlElement | undefined): string | null {
  return textOf(element) || null;
}
