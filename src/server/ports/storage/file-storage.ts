import type { Readable } from 'node:stream';

/** Both ends included, in bytes. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where the bytes of files live. Keys are made by the server; a key is written once and never changed. */
export interface FileStorage {
  /** Streams the bytes in; resolves when they are safely there. A failed write leaves nothing behind. */
  write(key: string, bytes: Readable): Promise<void>;
  read(key: string, range?: ByteRange): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** Throws when the store cannot be used. */
  check(): Promise<void>;
}
