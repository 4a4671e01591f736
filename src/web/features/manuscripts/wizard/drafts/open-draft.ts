import type { DraftContent, StoredDraft } from '../../../../../contracts/drafts.ts';
import { untouchedWork } from '../../../../drafts/kept-work.ts';
import { retyped, type OpenWork, type Trouble as WorkTrouble, type WorkChange } from '../../../../drafts/open-work.ts';
import { newContent } from '../draft.ts';
import type { KeptDraft } from './kept-draft.ts';

/** Why the server has not got the last state of a draft. */
export type Trouble = WorkTrouble<StoredDraft>;

/** A draft that a page works on. */
export type OpenDraft = OpenWork<KeptDraft, StoredDraft>;

/** What the saving finds out about a draft. */
export type SyncChange = WorkChange<KeptDraft, StoredDraft>;

/** A draft that nobody has touched yet: nothing is kept of it. */
export const untouched = (awsId: string): KeptDraft => ({ awsId, ...untouchedWork(newContent()) });

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
export const changedTo = (kept: KeptDraft, content: DraftContent, now: Date): KeptDraft =>
  retyped<DraftContent, KeptDraft>(kept, content, now);
