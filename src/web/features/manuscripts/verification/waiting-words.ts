import { mostCounted } from '../../../../contracts/constants.ts';

/** How many manuscripts wait, in words. */
export function waitingWords(total: number): string {
  if (total === 1) return '1 manuscript waits.';
  return total >= mostCounted
    ? `${mostCounted} manuscripts or more wait, the oldest first.`
    : `${total} manuscripts wait, the oldest first.`;
}
