const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as inline HTML: only escaped. */
export const inlineHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** Plain text as paragraphs, split at empty lines. */
export const paragraphsHtml = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${inlineHtml(paragraph)}</p>`)
    .join('');
