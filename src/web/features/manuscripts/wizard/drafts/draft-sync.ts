import type { DraftContent, StoredDraft } from '../../../../../contracts/drafts.ts';
import * as work from '../../../../drafts/work-sync.ts';
import { isSameWork, type KeptDraft } from './kept-draft.ts';

export { quietTime } from '../../../../drafts/work-sync.ts';

/** What the saving of a draft touches: the page's copy, and the server. */
export type SyncParts = Omit<work.SyncParts<DraftContent, KeptDraft, StoredDraft>, 'isSameWork'>;

/** Brings the last state of a draft to the server: a moment after typing stops, one save at a time, over cut lines. */
export const draftSync = (parts: SyncParts): work.WorkSync =>
  work.workSync<DraftContent, KeptDraft, StoredDraft>({ ...parts, isSameWork });
