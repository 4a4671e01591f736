import { z } from './zod-for-pages.ts';

/** Who may make a call at all; finer rules (whose manuscript, which state) are the use case's. */
export type Access = 'visitor' | 'user' | 'administrator';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'PATCH';

/** The rules by which calls are limited; how many and how long is the server's affair. */
export const limitRules = [
  'login',
  'register',
  'letter',
  'link',
  'password',
  'contact',
  'unsubscribe',
  'test-letter',
  'upload',
  'certificate',
  'provider',
] as const;
export type LimitRule = (typeof limitRules)[number];

/** How often a call may be made: by network, and by the account that a field, a parameter or the token names. */
export interface Limit {
  readonly rule: LimitRule;
  /** `caller`: the token's user; else the name of a body field or of a parameter; of several each is counted; null: by network alone. */
  readonly account: string | readonly string[] | null;
  /** Whether a call with the caller's own address does not count, because it sends no email. */
  readonly exceptOwnAddress?: boolean;
  /** The field of the reply that is null if nothing was sent: then the call does not count. */
  readonly sentTo?: string;
}

/** An object schema with any fields. */
type Fields = z.ZodObject;
const nothing = z.object({});
type Nothing = typeof nothing;

/** One HTTP call: what the server validates and filters by, and the client is typed by. */
export interface Call<
  P extends Fields = Fields,
  Q extends Fields = Fields,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  /** Fastify's pattern, `:name` for parameters. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** `bearer-or-cookie` only where a browser can send no header: a form post, a file in a tab. */
  readonly credentials: 'bearer' | 'bearer-or-cookie';
  /** The parameter or body field that names the acting user and must agree with the token (decision 1). */
  readonly actsFor: string | null;
  /** Whether an administrator may name another person there. */
  readonly administratorMayActFor: boolean;
  readonly limit: Limit | readonly Limit[] | null;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** `protocol`: headers and bytes belong to a protocol of their own (tus), which the server's library speaks. */
  readonly bodyKind: 'json' | 'form' | 'multipart' | 'raw' | 'protocol';
  /** Of a multipart body: the field that its files come in. */
  readonly filesField: string;
  readonly reply: R;
  readonly replyKind: 'json' | 'file' | 'redirect' | 'text' | 'protocol';
  /** Of a text reply: a feed, a sitemap, a reference. */
  readonly mediaType: string;
  readonly status: 200 | 201 | 204 | 303;
  /** Whether another spelling of its address leads on to the one that it has. */
  readonly mayMove: boolean;
  /** The form that refusals have in another protocol; null where all are problems. */
  readonly refusal: z.ZodType | null;
  /** Whether it answers to characters that cannot be stored in its own protocol; others are refused before they run. */
  readonly takesAnyText: boolean;
  /** `public`: the same for everyone, may be cached with an ETag; `private`: `no-store`. */
  readonly caching: 'public' | 'private';
  /** `public-content`: the same for everyone until public content changes; the server caches it until then. */
  readonly changesWith: 'public-content' | 'anything';
}

type Declared<P extends Fields, Q extends Fields, B extends z.ZodType, R extends z.ZodType> = Pick<
  Call,
  'method' | 'path' | 'summary' | 'access'
> &
  Partial<Omit<Call<P, Q, B, R>, 'method' | 'path' | 'summary' | 'access'>> & { reply: R };

/** Declares a call once for both sides; without `access` it does not compile. */
export function defineCall<
  R extends z.ZodType,
  P extends Fields = Nothing,
  Q extends Fields = Nothing,
  B extends z.ZodType = Nothing,
>(declared: Declared<P, Q, B, R>): Call<P, Q, B, R> {
  const defaults = {
    credentials: 'bearer',
    actsFor: null,
    administratorMayActFor: false,
    limit: null,
    params: nothing,
    query: nothing,
    body: nothing,
    bodyKind: 'json',
    filesField: 's3Files',
    replyKind: 'json',
    mediaType: 'application/json',
    status: 200,
    mayMove: false,
    refusal: null,
    takesAnyText: false,
    caching: 'private',
    changesWith: 'anything',
  } as const;
  // The defaults only apply where the generic parameters fell back to `Nothing`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ...defaults, ...declared } as unknown as Call<P, Q, B, R>;
}

export type ParamsOf<C extends Call> = z.output<C['params']>;
export type QueryOf<C extends Call> = z.output<C['query']>;
export type BodyOf<C extends Call> = z.output<C['body']>;
export type ReplyOf<C extends Call> = z.output<C['reply']>;

/** What a caller hands over: the parts that the call declares, before parsing. */
export interface Input<C extends Call> {
  params?: z.input<C['params']>;
  query?: z.input<C['query']>;
  body?: z.input<C['body']>;
}

/** The reply of a call that leads on to another address. */
export const Redirect = z.object({ location: z.string() });

/** The reply of a file call: the bytes are streamed beside the contract. */
export const FileReply = z.unknown();
/** The reply of a text call: a document that no schema describes. */
export const TextReply = z.unknown();
/** The reply of a protocol call: headers, and no body. */
export const ProtocolReply = z.unknown();
/** The body of multipart, raw and protocol calls, which the HTTP layer reads as a stream. */
export const StreamBody = z.unknown();
