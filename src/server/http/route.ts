import type { Readable } from 'node:stream';
import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '../../contracts/call.ts';
import type { Context } from '../context.ts';
import type { Visit } from '../domains/usage/index.ts';
import type { ProtocolInput, ProtocolReply } from '../ports/resumable/resumable-uploads.ts';
import type { ByteRange } from '../ports/storage/file-storage.ts';

/** What a route may know and do of the HTTP exchange itself. */
export interface Exchange {
  /** The user agent; empty if there is none. */
  readonly userAgent: string;
  /** Who visits, for counting; null where the product reads for its own pages. */
  readonly visit: Visit | null;
  /** Aborts when the client has gone. */
  readonly givenUp?: AbortSignal;
  readonly setSessionCookie: (token: string) => void;
  readonly clearSessionCookie: () => void;
}

/** For calls without HTTP, or from visitors who are not counted. */
export const noExchange: Exchange = {
  userAgent: '',
  visit: null,
  setSessionCookie: () => undefined,
  clearSessionCookie: () => undefined,
};

/** A file on its way out; `open` is called once, with the range that the client asked for. */
export interface FileDownload {
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  readonly etag: string;
  /** Whether everyone may keep it, or only the person asking may hold it now. */
  readonly caching: 'public' | 'private';
  open(range?: ByteRange): Promise<Readable>;
}

/** A document on its way out: a feed, a sitemap, a reference. */
export interface TextDocument {
  /** A long one is streamed. */
  readonly text: string | Readable;
  /** The file name for saving; null if the file is shown in the browser. */
  readonly saveAs: string | null;
}

/** One file of a multipart upload; `bytes` must be read before the next part comes. */
export interface UploadedPart {
  /** The parser gives undefined for an empty name, whatever its type says. */
  readonly name: string | undefined;
  readonly bytes: Readable;
  /** Whether the size limit cut the bytes off; known once they are read. */
  wasCut(): boolean;
}

export interface SignedEvent {
  readonly rawBody: Buffer;
  readonly signature: string;
}

interface Parsed<C extends Call, B> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: B;
}

/** A call bound to what carries it out. The HTTP server and the pages both run it. */
export interface Route {
  readonly call: Call;
  run(ctx: Context, input: Parsed<Call, unknown>, exchange: Exchange): Promise<unknown>;
}

/** Ties handlers to the type of their call; the erased form is what the registry holds. */
function bind<C extends Call, B, R>(
  call: C,
  handle: (ctx: Context, input: Parsed<C, B>, exchange: Exchange) => Promise<R>,
): Route {
  // The HTTP layer parses the input by this very call before it runs the handler.
  return { call, run: handle };
}

/** A call with a JSON (or form) body and a JSON reply. */
export const route = <C extends Call>(
  call: C,
  handle: (ctx: Context, input: Parsed<C, BodyOf<C>>, exchange: Exchange) => Promise<ReplyOf<C>>,
) => bind(call, handle);

/** A call that answers with the bytes of a file. */
export const fileRoute = <C extends Call>(
  call: C,
  handle: (ctx: Context, input: Parsed<C, BodyOf<C>>, exchange: Exchange) => Promise<FileDownload>,
) => bind(call, handle);

/** A call that answers with its own media type. */
export const textRoute = <C extends Call>(
  call: C,
  handle: (ctx: Context, input: Parsed<C, BodyOf<C>>, exchange: Exchange) => Promise<TextDocument>,
) => bind(call, handle);

/** A call whose body is a multipart stream of files. */
export const uploadRoute = <C extends Call>(
  call: C,
  handle: (ctx: Context, input: Parsed<C, AsyncIterable<UploadedPart>>) => Promise<ReplyOf<C>>,
) => bind(call, handle);

/** A call whose body is signed byte for byte. */
export const signedEventRoute = <C extends Call>(
  call: C,
  handle: (ctx: Context, input: Parsed<C, SignedEvent>) => Promise<ReplyOf<C>>,
) => bind(call, handle);

/** A call of another protocol, whose library reads the request and writes the headers. */
export const protocolRoute = <C extends Call>(
  call: C,
  handle: (ctx: Context, input: Parsed<C, ProtocolInput>) => Promise<ProtocolReply>,
) => bind(call, handle);
