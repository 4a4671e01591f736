import { foldWhitespace } from './html-text.ts';
import { childElements, isElement } from './xml-tree.ts';
import type { XmlElement, XmlNode } from './xml-tree.ts';

/** What a licence or a copyright line says in words, with the address behind each of its links. */
export function proseOf(element: XmlElement): string {
  const paragraphs = childElements(element, 'license-p', 'p');
  return foldWhitespace((paragraphs.length > 0 ? paragraphs : [element]).map(withAddresses).join(' '));
}

function withAddresses(node: XmlNode): string {
  if (!isElement(node)) return node;
  const address = ['ext-link', 'uri'].includes(node.name) ? node.attributes.get('xlink:href') : undefined;
  return node.children.map(withAddresses).join('') + (address === undefined ? '' : ` (${address})`);
}
