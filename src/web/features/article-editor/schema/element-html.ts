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

/** The content of an element of a page, as the server writes it. */
export function contentHtml(node: Node): string {
  let html = '';
  for (const child of node.childNodes) html += nodeHtml(child);
  return html;
}

/** A node of a page, as the server writes it. */
export function nodeHtml(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return escapeHtml(node.nodeValue ?? '');
  if (!('attributes' in node)) return '';
  const element = node as Element;
  const attributes = Array.from(element.attributes, ({ name, value }) => [name, value]);
  return tagHtml(element.localName, Object.fromEntries(attributes), contentHtml(element));
}
