const escapes = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);
const characters = new Map([...escapes].map(([character, entity]) => [entity, character]));

/** Text made safe for HTML content and for quoted attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes.get(character) ?? character);
}

/** What is not a single space already: nearly all that stands between words is. */
const toBeFolded = / \s+|[^\S ]\s*/g;

/** Text on one line, without space at its ends. */
export function foldWhitespace(text: string): string {
  return text.replace(toBeFolded, ' ').trim();
}

/** HTML on one line; no-break spaces stay, since they were put there for typesetting. */
export function foldHtml(html: string): string {
  return html.replace(/[ \t\r\n\f]+/g, ' ').replace(/^ | $/g, '');
}

/** The words of HTML that this folder made; blocks are kept apart by a space. */
export function plainTextOf(html: string): string {
  const words = html
    .replace(/<br>|<\/(?:p|li|h[1-6]|t[dhr]|d[dt]|div|section|figcaption|pre)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => characters.get(entity) ?? entity);
  return foldWhitespace(words);
}
