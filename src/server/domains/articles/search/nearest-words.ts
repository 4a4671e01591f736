/** The number of typing errors between two words: a letter added, missing, wrong or swapped. */
export function slipsBetween(one: string, other: string): number {
  const [from, to] = [Array.from(one), Array.from(other)];
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    rows.push(line);
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const hasSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      line.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          hasSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(from.length, to.length);
}

/** Longer words allow more errors; below four letters nearly every word is near another. */
function forgivenSlips(length: number): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/**
 * The most likely intended words, the nearest first; then those with the same beginning, which people seldom mistype.
 */
export function nearestWords(typed: string, candidates: readonly string[]): string[] {
  const limit = forgivenSlips(Array.from(typed).length);
  return candidates
    .map((word) => ({ word, slips: slipsBetween(typed, word), startsOtherwise: word[0] === typed[0] ? 0 : 1 }))
    .filter(({ slips }) => slips <= limit)
    .toSorted((a, b) => a.slips - b.slips || a.startsOtherwise - b.startsOtherwise)
    .map(({ word }) => word);
}
