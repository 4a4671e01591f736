import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Bucket } from '../storage/s3-bucket.ts';
import { spool } from '../storage/spool.ts';
import { isTaken, offeredExtensions, resumableFor, takenFrom, type Partials } from './partials.ts';
import { pieceByPiece } from './piece-by-piece.ts';

/** A part of an upload, as an object of a bucket; its key says where in the file it begins. */
export interface Piece {
  readonly key: string;
  readonly offset: number;
  readonly size: number;
}

/** So many pieces at the end of an upload are made one. */
const few = 16;

export const pieceKey = (folder: string, offset: number): string => `${folder}${String(offset).padStart(15, '0')}`;

/** Where a piece begins, from its key; null if it is no piece. */
export const pieceAt = (key: string): number | null => (/\/\d{15}$/.test(key) ? Number(key.slice(-15)) : null);

/**
 * The pieces that count, of all that lie there in order: each begins where the one before ends. Others were left by a process
 * that ended while it made several one.
 */
export function current(listed: readonly Piece[]): Piece[] {
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
 * The last pieces, if they are many and small enough to be joined. None may be larger than all the others together, so
 * that each byte is copied a few times at most, however small the pieces are.
 */
export function worthJoining(pieces: readonly Piece[], most: number): readonly Piece[] {
  const last = pieces.slice(-few);
  const size = sizeOf(last);
  const isOften = last.length === few && size <= most;
  return isOften && last.every((piece) => piece.size * 2 <= size) ? last : [];
}

const root = 'uploads-in-progress';
/**
 * How much of an upload to buffer before it is sent on, in bytes: the most that a killed process loses of a request.
 */
const pieceBytes = 8 * 1024 * 1024;

const folderOf = (id: string) => `${root}/${id}/`;
const factsKey = (id: string) => `${folderOf(id)}facts`;

/** Uploads in progress in a bucket, where any machine goes on with them: for each an object of facts, and its bytes in pieces. */
export class BucketPartials extends DataStore implements Partials {
  private readonly bucket: Bucket;
  private readonly spoolFolder: string;

  constructor(bucket: Bucket, spoolFolder: string) {
    super();
    this.bucket = bucket;
    this.spoolFolder = spoolFolder;
    this.extensions = offeredExtensions;
  }

  override getExpiration(): number {
    return resumableFor;
  }

  override async create(upload: Upload): Promise<Upload> {
    await this.bucket.putSmall(factsKey(upload.id), JSON.stringify(upload));
    return upload;
  }

  private async piecesOf(id: string): Promise<Piece[]> {
    const listed: Piece[] = [];
    for await (const { key, size } of this.bucket.list(folderOf(id))) {
      const offset = pieceAt(key);
      if (offset !== null) listed.push({ key, offset, size });
    }
    return current(listed);
  }

  /** Adds bytes; those that came before a cut or a failure stay. */
  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const source = pieceByPiece(bytes);
    const pieces = await this.piecesOf(id);
    let end = offset;
    for (;;) {
      const piece = await spool(this.spoolFolder, source, pieceBytes);
      const key = pieceKey(folderOf(id), end);
      try {
        if (piece.size > 0) await this.bucket.put(key, piece);
      } finally {
        await piece.remove();
      }
      if (piece.size > 0) pieces.push({ key, offset: end, size: piece.size });
      end += piece.size;
      await this.join(pieces);
      if (piece.fault !== null) throw piece.fault;
      if (!piece.isCut) return end;
    }
  }

  /** Makes many small pieces one, so that an upload does not become thousands of objects. */
  private async join(pieces: Piece[]): Promise<void> {
    const small = worthJoining(pieces, pieceBytes);
    const [first, ...others] = small;
    if (first === undefined) return;
    const joined = await spool(this.spoolFolder, this.bytesIn(small));
    try {
      if (joined.fault !== null) throw joined.fault;
      await this.bucket.put(first.key, joined);
    } finally {
      await joined.remove();
    }
    // From now on no piece ends where they begin: one that stays counts no more.
    for (const { key } of others) await this.bucket.remove(key);
    pieces.splice(-small.length, small.length, { ...first, size: joined.size });
  }

  private async *bytesIn(pieces: readonly Piece[]): AsyncGenerator<Buffer> {
    for (const { key } of pieces) yield* await this.bucket.open(key);
  }

  async *bytesOf(id: string): AsyncGenerator<Buffer> {
    yield* this.bytesIn(await this.piecesOf(id));
  }

  override async getUpload(id: string): Promise<Upload> {
    const text = await this.bucket.text(factsKey(id));
    // What the library throws itself, and we know by identity.
    // oxlint-disable-next-line typescript/only-throw-error
    if (text === null) throw ERRORS.FILE_NOT_FOUND;
    // Only this module writes it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const noted = new Upload(JSON.parse(text) as ConstructorParameters<typeof Upload>[0]);
    if (isTaken(noted)) return noted;
    const last = (await this.piecesOf(id)).at(-1);
    return Object.assign(noted, { offset: last === undefined ? 0 : last.offset + last.size });
  }

  async letGo(upload: Upload): Promise<void> {
    await this.bucket.putSmall(factsKey(upload.id), JSON.stringify(takenFrom(upload)));
    for await (const { key } of this.bucket.list(folderOf(upload.id)))
      if (pieceAt(key) !== null) await this.bucket.remove(key);
  }

  override remove(id: string): Promise<void> {
    return this.forget(id);
  }

  async forget(id: string): Promise<void> {
    // The facts first: without them pieces are no upload, and the cleanup deletes them if this ends here.
    await this.bucket.remove(factsKey(id));
    for await (const { key } of this.bucket.list(folderOf(id))) await this.bucket.remove(key);
  }

  /** The facts of an upload without pieces say whether they are still to come. */
  async countOf(ownerId: string): Promise<number> {
    const hasPieces = new Map<string, boolean>();
    for await (const { key } of this.bucket.list(folderOf(ownerId))) {
      const id = key.split('/').slice(1, 3).join('/');
      hasPieces.set(id, hasPieces.get(id) === true || pieceAt(key) !== null);
    }
    let count = 0;
    for (const [id, hasSome] of hasPieces) {
      const noted = hasSome ? null : await this.getUpload(id).catch(() => null);
      if (hasSome || (noted !== null && !isTaken(noted))) count += 1;
    }
    return count;
  }

  async clear(before: Date): Promise<number> {
    const touched = new Map<string, Date>();
    for await (const { key, writtenAt } of this.bucket.list(`${root}/`)) {
      const id = key.split('/').slice(1, 3).join('/');
      const known = touched.get(id);
      if (known === undefined || known < writtenAt) touched.set(id, writtenAt);
    }
    const old = [...touched].filter(([, at]) => at < before);
    for (const [id] of old) await this.forget(id);
    return old.length;
  }
}
