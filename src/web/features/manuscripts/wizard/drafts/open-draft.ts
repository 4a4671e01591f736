import type { DraftContent, StoredDraft } from '../../../../../contracts/drafts.ts';
import { newContent } from '../draft.ts';
import type { KeptDraft } from './kept-draft.ts';

/** Why the server has not got the last state of a draft. */
export type Trouble =
  /** It does not answer; saving goes on by itself. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'refused'; readonly message: string }
  /** Another device has saved meanwhile; the person chooses. */
  | { readonly kind: 'changed-elsewhere'; readonly there: StoredDraft }
  /** It has been submitted or discarded elsewhere. */
  | { readonly kind: 'gone' };

/** A draft that a page works on. */
export interface OpenDraft {
  readonly kept: KeptDraft;
  /** Whether the browser's own store has it, too. */
  readonly isInBrowser: boolean;
  readonly trouble: Trouble | null;
  /** How often its content came from somewhere else than this page; fields that keep their own text start anew then. */
  readonly replaced: number;
}

/** A draft that nobody has touched yet: nothing is kept of it. */
export const untouched = (awsId: string): KeptDraft => ({
  awsId,
  content: newContent(),
  version: 0,
  savedAt: null,
  isSaved: false,
  touchedAt: null,
});

/** What the server has of a draft, as this browser keeps it. */
export const keptFrom = ({ awsId, content, version, savedAt }: StoredDraft): KeptDraft => ({
  awsId,
  content,
  version,
  savedAt,
  isSaved: true,
  touchedAt: savedAt,
});

/** A draft after the person has changed something. */
export const changedTo = (kept: KeptDraft, content: DraftContent, now: Date): KeptDraft => ({
  ...kept,
  content,
  isSaved: false,
  touchedAt: now.toISOString(),
});
