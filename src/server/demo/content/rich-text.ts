/** A stretch of text, upright or italic. */
export type Stretch = { text: string; italic: boolean };
/** Text with italics: as plain text, as HTML and as stretches to be drawn. */
export type RichText = { text: string; html: string; stretches: Stretch[] };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in HTML, XML or an attribute. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Reads `*Avicennia marina* stands` as italics followed by upright text; breaks of lines count as spaces. */
export function richText(source: string): RichText {
  const stretches = source
    .replace(/\s+/g, ' ')
    .trim()
    .split('*')
    .map((text, index) => ({ text, italic: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
  return {
    text: stretches.map(({ text }) => text).join(''),
    html: stretches
      .map(({ text, italic }) => (italic ? `<em>${escapeMarkup(text)}</em>` : escapeMarkup(text)))
      .join(''),
    stretches,
  };
}
