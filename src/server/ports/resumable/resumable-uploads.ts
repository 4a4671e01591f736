import type { Readable } from 'node:stream';

/** A request of the protocol, without the rest of HTTP. */
export interface ProtocolInput {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly bytes: Readable;
}

/** Starting, querying, continuing or cancelling an upload. */
export type ProtocolMethod = 'POST' | 'HEAD' | 'PATCH' | 'DELETE';

export interface ProtocolRequest extends ProtocolInput {
  readonly method: ProtocolMethod;
}

/** The answer to a request that succeeds; it has no body. */
export interface ProtocolReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a client says of a file before its bytes come. */
export interface Announced {
  readonly size: number;
  readonly facts: Readonly<Record<string, string>>;
  /** So many other uploads of the owner are in progress. */
  readonly inProgress: number;
}

/** A completely received file. */
export interface ArrivedFile extends Pick<Announced, 'size' | 'facts'> {
  readonly id: string;
  /** Each piece is valid until the next is requested. */
  read(): AsyncGenerator<Buffer>;
}

/** The owner of the uploads, and what happens to them. */
export interface UploadRules {
  readonly ownerId: string;
  /** The address of an upload, without any part of a request. */
  addressOf(id: string): string;
  /** Looks at a file before a byte of it has come, and answers with the facts to keep; throws to refuse it. */
  begin(announced: Announced): Promise<Record<string, string>>;
  /**
   * Takes a file over. May be called again for the same file if the process ended in between. A rejected file is
   * deleted; after any other failure it stays, and the call can be repeated.
   */
  complete(file: ArrivedFile): Promise<void>;
}

/** Files that arrive piece by piece, over lines that break and processes that end (tus 1.0). */
export interface ResumableUploads {
  /** Answers one request about the upload `id` of the owner, or about a new one; refusals are thrown. */
  answer(request: ProtocolRequest, id: string | null, rules: UploadRules): Promise<ProtocolReply>;
  /** Removes the uploads that were begun, and last added to, before then; says how many. */
  clear(before: Date): Promise<number>;
}
