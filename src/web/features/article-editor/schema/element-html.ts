const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text made safe for HTML content and for quoted attribute values, as the server does it. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const withoutEnd = new Set(['br', 'img', 'hr']);

const attributesHtml = (attributes: Iterable<readonly [string, unknown]>): string =>
  [...attributes]
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('');

/** An element as the server writes it. */
export const tagHtml = (name: string, attributes: Readonly<Record<string, unknown>>, content: string): string =>
  `<${name}${attributesHtml(Object.entries(attributes))}>${withoutEnd.has(name) ? '' : `${content}</${name}>`}`;

export const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

/** The content of an element of a page, as the server writes it. */
export function contentHtml(node: Node): string {
  let html = '';
  for (const child of node.childNodes) html += nodeHtml(child);
  return html;
}

/** A node of a page, as the server writes it. */
export function nodeHtml(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return escapeHtml(node.nodeValue ?? '');
  if (!isElement(node)) return '';
  const attributes = Array.from(node.attributes, ({ name, value }): [string, string] => [name, value]);
  return tagHtml(node.localName, Object.fromEntries(attributes), contentHtml(node));
}
