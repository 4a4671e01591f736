/** What a file system says when it cannot take bytes: it is full, a quota is reached, or it cannot be written to. */
const writeFailures = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE']);

/** The store did not take the bytes; those who sent them are not at fault. */
export class CannotStore extends Error {
  constructor(cause: Error) {
    super('The store cannot take these bytes', { cause });
    this.name = 'CannotStore';
  }
}

/** The store does not answer, or refuses this installation: a retry may succeed. */
export class StoreAway extends Error {
  constructor(cause: Error) {
    super('The store of files is away', { cause });
    this.name = 'StoreAway';
  }
}

/** The store answers, and has no file under this key. */
export class NoSuchFile extends Error {
  constructor(key: string, cause: unknown) {
    super(`The store has no file ${key}`, { cause });
    this.name = 'NoSuchFile';
  }
}

/** Marks a failure of the writing side; errors of the source stay as they are. */
export const writeFault = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && writeFailures.has(String(error.code)) ? new CannotStore(error) : error;
