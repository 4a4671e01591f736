/** How many words a text has, as the browser's language rules see them. */
export function countWords(text: string): number {
  const segments = new Intl.Segmenter('en', { granularity: 'word' }).segment(text);
  return Array.from(segments).filter((segment) => segment.isWordLike === true).length;
}
