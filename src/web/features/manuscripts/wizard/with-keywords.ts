/** A list of keywords with more of them; words that are there already, in any letter case, are left out. */
export function withKeywords(keywords: readonly string[], more: readonly string[]): string[] {
  const kept = [...keywords];
  for (const word of more) if (!kept.some((known) => known.toLowerCase() === word.toLowerCase())) kept.push(word);
  return kept;
}
