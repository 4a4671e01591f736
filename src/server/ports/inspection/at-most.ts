import type { TakePiece } from './document-inspector.ts';

export class TooMuch extends Error {}

/** Counts what comes, and ends it above a limit. */
export function counted(most: number): (length: number) => void {
  let sum = 0;
  return (length) => {
    sum += length;
    if (sum > most) throw new TooMuch();
  };
}

/** Takes pieces up to a limit. */
export function upTo(most: number, take: TakePiece): TakePiece {
  const count = counted(most);
  return async (piece) => {
    count(piece.length);
    return take(piece);
  };
}
