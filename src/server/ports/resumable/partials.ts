import type { DataStore, Upload } from '@tus/server';

/** For how long an upload can be gone on with. */
export const resumableFor = 24 * 60 * 60 * 1000;

/** What of the protocol the stores offer. */
export const offeredExtensions = ['creation', 'termination', 'expiration'];

/** The mark of an upload whose file was taken over: its bytes are gone, and a status request says that all arrived. */
const wasTaken = 'taken';

export const isTaken = ({ storage }: Upload): boolean => storage?.type === wasTaken;

/** The facts of an upload from now on, once its file lies elsewhere. */
export const takenFrom = (upload: Upload): Upload => Object.assign(upload, { storage: { type: wasTaken, path: '' } });

/** Whether all bytes have arrived and the file has not been taken over yet. */
export const isComplete = (upload: Upload): boolean => upload.size === upload.offset && !isTaken(upload);

/** Where uploads in progress lie. Ids are `{person}/{upload}`; bytes that came before a failure stay, and count. */
export interface Partials extends DataStore {
  /** Each piece is valid until the next is requested. */
  bytesOf(id: string): AsyncGenerator<Buffer>;
  /** Lets the bytes go once the file lies elsewhere. */
  letGo(upload: Upload): Promise<void>;
  /** Removes all of an upload, of which any part may be missing. */
  forget(id: string): Promise<void>;
  /** How many uploads of a person are in progress. */
  countOf(ownerId: string): Promise<number>;
  /** Deletes uploads that were last used before then; returns how many. */
  clear(before: Date): Promise<number>;
}
