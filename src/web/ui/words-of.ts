const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The words of inline HTML that the server made. */
export const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (entity, name: string) => characters[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
