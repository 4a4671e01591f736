/** The first words of a text with an ellipsis; a text of fewer words stands as it is. */
export function firstWords(text: string, count: number): string {
  const words = text.trim().split(/\s+/, count);
  return words.length === count ? `${words.join(' ')}…` : words.join(' ');
}
