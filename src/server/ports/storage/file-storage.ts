import type { Readable } from 'node:stream';

/** Both ends included, in bytes. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const keyPattern = /^[a-z0-9]{2}\/[a-z0-9-]{8,80}$/;

/** Whether a name is a key of ours, and not something else that lies in the store. */
export const isStorageKey = (name: string): boolean => keyPattern.test(name);

/**
 * Where the bytes of files live. Keys are made by the server; a key is written once and never changed. Each call throws
 * `StoreAway` while the store does not answer.
 */
export interface FileStorage {
  /**
   * Saves the bytes, each piece before the next is requested; resolves when they are safely stored. A failed write
   * leaves nothing behind; throws `CannotStore` if the store is at fault.
   */
  write(key: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  /** Throws `NoSuchFile` if there is none. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** The keys of files written before then, in no set order, a few at a time. */
  list(before: Date): AsyncIterable<string>;
  /** Removes what writes have left that were broken off before then; says of how many. */
  clearBrokenWrites(before: Date): Promise<number>;
  /** Marks an unmarked store as this installation's; false where it is another's. */
  belongsTo(installation: string): Promise<boolean>;
  /** Throws when the store cannot be used. */
  check(): Promise<void>;
}
