import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Draft, DraftChange } from '../draft.ts';
import { changeDraft, openDraft, subscribeToDrafts } from './draft-store.ts';
import type { OpenDraft } from './open-draft.ts';

interface DraftInUse {
  readonly open: OpenDraft;
  readonly draft: Draft;
  readonly change: (change: DraftChange) => void;
}

/** A draft of a person, and how to change it. */
export function useDraft(userId: string, awsId: string): DraftInUse {
  const open = useSyncExternalStore(subscribeToDrafts, () => openDraft({ userId, awsId }));
  const { content } = open.kept;
  const draft = useMemo(() => ({ awsId, ...content }), [awsId, content]);
  const change = useCallback((part: DraftChange) => changeDraft({ userId, awsId }, part), [userId, awsId]);
  return { open, draft, change };
}
