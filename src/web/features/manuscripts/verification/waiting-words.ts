/** The count ends here: more may wait. */
const mostCounted = 1000;

/** How many manuscripts wait, in words. */
export function waitingWords(total: number): string {
  if (total === 1) return '1 manuscript waits.';
  return total >= mostCounted
    ? `${mostCounted} manuscripts or more wait, the oldest first.`
    : `${total} manuscripts wait, the oldest first.`;
}
