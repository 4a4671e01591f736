import { Parser } from 'htmlparser2';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text made safe for HTML content and for quoted attribute values. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Whitespace other than a single space, which is nearly all there is between words. */
const toBeFolded = / \s+|[^\S ]\s*/g;

/** Text on one line, without space at its ends. */
export function foldWhitespace(text: string): string {
  return text.replace(toBeFolded, ' ').trim();
}

/** HTML on one line; no-break spaces stay, since they were put there for typesetting. */
export function foldHtml(html: string): string {
  return html.replace(/[ \t\r\n\f]+/g, ' ').replace(/^ | $/g, '');
}

const blocks = /^(?:br|p|li|h[1-6]|t[dhr]|d[dt]|div|section|figcaption|pre)$/;

/** The words of HTML made in this folder, with a space between blocks. */
export function plainTextOf(html: string): string {
  let words = '';
  const parser = new Parser({
    ontext: (text) => void (words += text),
    onclosetag: (name) => void (words += blocks.test(name) ? ' ' : ''),
  });
  parser.end(html);
  return foldWhitespace(words);
}
