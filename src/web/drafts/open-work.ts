/** A draft as this browser stores it, and how it compares with the server's copy. */
export interface Saved<C> {
  readonly content: C;
  /** The server's save count that this content started from; 0 if there is none. */
  readonly version: number;
  /** When the server last took it; null while it never did, or does not say. */
  readonly savedAt: string | null;
  /** Whether the server has exactly this content. */
  readonly isSaved: boolean;
  /** When the person last changed it, here or elsewhere; null if never. */
  readonly touchedAt: string | null;
}

/** What the server has of it. */
export interface Stored<C> {
  readonly content: C;
  readonly version: number;
  readonly savedAt: string | null;
}

/** Why the server has not got the last state of it. */
export type Trouble<S> =
  /** The server does not answer; saving is retried automatically. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'refused'; readonly message: string }
  /** Another device has saved meanwhile; the person chooses. */
  | { readonly kind: 'changed-elsewhere'; readonly there: S }
  /** It has been submitted or deleted elsewhere; the browser deletes its copy if it was submitted. */
  | { readonly kind: 'gone'; readonly isSubmitted?: boolean };

/** Work that a page has open. */
export interface OpenWork<K, S> {
  readonly kept: K;
  /** Whether the browser's own storage has it, too. */
  readonly isInBrowser: boolean;
  readonly trouble: Trouble<S> | null;
  /** Counts replacements of the content from outside this page, after which fields with their own text reset. */
  readonly replaced: number;
}

/** What the saving finds out. */
export interface WorkChange<K, S> {
  readonly kept?: K;
  readonly trouble?: Trouble<S> | null;
  readonly isReplaced?: boolean;
}

/** The draft with the server's copy in its place. */
export const takenOver = <C, K extends Saved<C>>(kept: K, { content, version, savedAt }: Stored<C>): K => ({
  ...kept,
  content,
  version,
  savedAt,
  isSaved: true,
  touchedAt: savedAt,
});

/** The draft after the person has changed something. */
export const retyped = <C, K extends Saved<C>>(kept: K, content: C, now: Date): K => ({
  ...kept,
  content,
  isSaved: false,
  touchedAt: now.toISOString(),
});
