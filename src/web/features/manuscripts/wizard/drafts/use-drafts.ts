import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { drafts, type DraftEntry } from '../../../../../contracts/drafts.ts';
import { manuscripts } from '../../../../../contracts/manuscripts.ts';
import * as t from '../../../../../messages/wizard.ts';
import { useCall, useCallMutation } from '../../../../api/use-call.ts';
import { showNotice } from '../../../../ui/notices/notices.ts';
import type { Draft, DraftChange } from '../draft.ts';
import { changeDraft, forgetDraft, isForgotten, openDraft, resumeSaving, subscribeToDrafts } from './draft-store.ts';
import type { SavedDraft, OpenDraft } from './saved-draft.ts';
import { listLocal, mergedDrafts, type DraftName, type ServerList } from './local-drafts.ts';

/** A person's drafts as far as they are known here, the last touched first. */
export const knownDrafts = (here: readonly SavedDraft[], there: ServerList | undefined): DraftEntry[] =>
  mergedDrafts(here, there).filter(({ awsId }) => !isForgotten(awsId));

/** A person's drafts, those that only this browser has included; their saving goes on. */
export function useDrafts(userId: string): readonly DraftEntry[] {
  const { data, dataUpdatedAt } = useCall(drafts.list);
  const [here, setHere] = useState(() => listLocal(userId));
  // What turned out to be submitted elsewhere is no draft any more.
  useEffect(() => void resumeSaving(userId).then(() => setHere(listLocal(userId))), [userId]);
  return useMemo(
    () => knownDrafts(here, data && { entries: data, readAt: dataUpdatedAt }),
    [here, data, dataUpdatedAt],
  );
}

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

/** Discards a draft, here and on the server, and goes to an address; if the server refuses, the draft stays. */
export function useDiscard(name: DraftName, next: string) {
  const navigate = useNavigate();
  const call = useCallMutation(drafts.discard, [drafts.list, manuscripts.counts]);
  const finish = () => {
    showNotice('good', t.draftDiscarded());
    void navigate(next);
    forgetDraft(name);
  };
  const start = () => {
    // The server never had it.
    if (openDraft(name).kept.version === 0 && openDraft(name).kept.savedAt === null) return finish();
    call.mutate(
      { params: { awsId: name.awsId } },
      { onSuccess: finish, onError: (refusal) => refusal.status === 404 && finish() },
    );
  };
  return { start, isBusy: call.isPending, problem: call.error?.message ?? null };
}
