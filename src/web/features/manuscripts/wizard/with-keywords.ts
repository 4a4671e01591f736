/** A list of keywords with those of a typed text; words that are there already, in any letter case, are left out. */
export function withKeywords(keywords: readonly string[], text: string): string[] {
  const kept = [...keywords];
  for (const part of text.split(/[,;]/)) {
    const word = part.trim().replaceAll(/\s+/g, ' ');
    if (word !== '' && !kept.some((known) => known.toLowerCase() === word.toLowerCase())) kept.push(word);
  }
  return kept;
}
