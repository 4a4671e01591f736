/** A part of an upload, as an object of a bucket; its key says where in the file it begins. */
export interface Piece {
  readonly key: string;
  readonly offset: number;
  readonly size: number;
}

/** So many pieces at the end of an upload are made one. */
const few = 16;

export const pieceKey = (folder: string, offset: number): string => `${folder}${String(offset).padStart(15, '0')}`;

/** Where a piece begins, by its key; null for what is no piece. */
export const pieceAt = (key: string): number | null => (/\/\d{15}$/.test(key) ? Number(key.slice(-15)) : null);

/**
 * The pieces that count, of all that lie there in order: each begins where the one before ends. Others were left by a process
 * that ended while it made several one.
 */
export function standing(listed: readonly Piece[]): Piece[] {
  const counted: Piece[] = [];
  let end = 0;
  for (const piece of listed) {
    if (piece.offset !== end) continue;
    counted.push(piece);
    end += piece.size;
  }
  return counted;
}

const sizeOf = (pieces: readonly Piece[]) => pieces.reduce((total, { size }) => total + size, 0);

/**
 * The last pieces, when they are many and small enough to be made one. None may be larger than all the others together: so each
 * byte is copied a few times at most, however small the pieces are that are sent.
 */
export function worthJoining(pieces: readonly Piece[], most: number): readonly Piece[] {
  const last = pieces.slice(-few);
  const size = sizeOf(last);
  const isOften = last.length === few && size <= most;
  return isOften && last.every((piece) => piece.size * 2 <= size) ? last : [];
}
