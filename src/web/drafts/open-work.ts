/** Work that a person types, as this browser keeps it, and how it stands to the server's copy. */
export interface Saved<C> {
  readonly content: C;
  /** The server's save that this content started from; 0 while it has none. */
  readonly version: number;
  /** When the server last took it; null while it never did, or does not say. */
  readonly savedAt: string | null;
  /** Whether the server has exactly this content. */
  readonly isSaved: boolean;
  /** When the person last changed it, here or elsewhere; null for what was never touched. */
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
  /** It does not answer; saving goes on by itself. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'refused'; readonly message: string }
  /** Another device has saved meanwhile; the person chooses. */
  | { readonly kind: 'changed-elsewhere'; readonly there: S }
  /** It has been submitted or given up elsewhere; the browser keeps no copy of what is known to be submitted. */
  | { readonly kind: 'gone'; readonly isSubmitted?: boolean };

/** Work that a page has open. */
export interface OpenWork<K, S> {
  readonly kept: K;
  /** Whether the browser's own store has it, too. */
  readonly isInBrowser: boolean;
  readonly trouble: Trouble<S> | null;
  /** How often its content came from somewhere else than this page; fields that keep their own text start anew then. */
  readonly replaced: number;
}

/** What the saving finds out. */
export interface WorkChange<K, S> {
  readonly kept?: K;
  readonly trouble?: Trouble<S> | null;
  readonly isReplaced?: boolean;
}

/** What is kept, with the server's copy in its place. */
export const takenOver = <C, K extends Saved<C>>(kept: K, { content, version, savedAt }: Stored<C>): K => ({
  ...kept,
  content,
  version,
  savedAt,
  isSaved: true,
  touchedAt: savedAt,
});

/** What is kept after the person has changed something. */
export const retyped = <C, K extends Saved<C>>(kept: K, content: C, now: Date): K => ({
  ...kept,
  content,
  isSaved: false,
  touchedAt: now.toISOString(),
});
