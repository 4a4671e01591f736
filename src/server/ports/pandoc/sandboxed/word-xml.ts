import { DOMParser, type Document, type Element, type Node } from '@xmldom/xmldom';

const formats = 'http://schemas.openxmlformats.org';
export const word = `${formats}/wordprocessingml/2006/main`;
export const compatibility = `${formats}/markup-compatibility/2006`;
export const drawingml = `${formats}/drawingml/2006`;
export const relations = `${formats}/officeDocument/2006/relationships`;

/** Of documents that keep strictly to the standard, the names of formats differ; pandoc reads them all the same. */
const strictName = /http:\/\/purl\.oclc\.org\/ooxml\/(\w+)\/(\w+)/gu;

export const parsed = (xml: string): Document =>
  new DOMParser().parseFromString(xml.replaceAll(strictName, `${formats}/$1/2006/$2`), 'text/xml');

export const all = (node: Document | Element, namespace: string, name: string): Element[] =>
  Array.from(node.getElementsByTagNameNS(namespace, name));

export const remove = (node: Node | null): void => void node?.parentNode?.removeChild(node);

/** Puts the content of an element in its place. */
export function unwrap(element: Element, content: Element = element): void {
  for (const child of Array.from(content.childNodes)) element.parentNode?.insertBefore(child, element);
  remove(element);
}

/** The nearest element of a name around another one. */
export function around({ parentNode }: Node, namespace: string, name: string): Node | null {
  if (parentNode === null) return null;
  const isIt = parentNode.namespaceURI === namespace && parentNode.localName === name;
  return isIt ? parentNode : around(parentNode, namespace, name);
}
