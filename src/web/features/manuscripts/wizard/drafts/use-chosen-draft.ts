import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { v4 } from 'uuid';
import { drafts } from '../../../../../contracts/drafts.ts';
import { newSubmission } from '../../../../../contracts/pages.ts';
import { useCall } from '../../../../api/use-call.ts';
import { isForgotten, openDraft, subscribeToDrafts, syncOf, takeOver } from './draft-store.ts';
import { listLocal } from './local-drafts.ts';
import { knownDrafts } from './use-drafts.ts';

/** The draft that the wizard opens, as far as it is known. */
export type ChosenDraft =
  | { readonly is: 'being-read'; readonly error: Error | null }
  /** Submitted or discarded; or it never was. */
  | { readonly is: 'gone' }
  | { readonly is: 'open'; readonly awsId: string };

/** Whether this browser has a draft. */
const useIsHere = (userId: string, awsId: string): boolean =>
  useSyncExternalStore(subscribeToDrafts, () => awsId !== '' && openDraft({ userId, awsId }).kept.touchedAt !== null);

/** An id for a new draft, another one after each navigation. */
function useFreshId(): string {
  const { key } = useLocation();
  const [fresh, setFresh] = useState(() => ({ key, id: v4() }));
  if (fresh.key === key) return fresh.id;
  const next = { key, id: v4() };
  setFresh(next);
  return next.id;
}

/** The draft that the address names, else the one last touched on any device, else a new one; null while it is not known. */
function useDraftId(userId: string, asked: string | null): { awsId: string; isNew: boolean } | { error: Error | null } {
  const fresh = { awsId: useFreshId(), isNew: true };
  const list = useCall(drafts.list, {}, { enabled: asked === null });
  if (asked === newSubmission) return fresh;
  if (asked !== null) return { awsId: asked, isNew: false };
  // Without a line, this browser's own drafts are all that is known.
  const [last] = list.isPending
    ? []
    : knownDrafts(listLocal(userId), list.data && { entries: list.data, readAt: list.dataUpdatedAt });
  if (last) return { awsId: last.awsId, isNew: false };
  return list.data ? fresh : { error: list.error };
}

/** Finds the draft to continue; shows this browser's copy at once, and compares it with the server's. */
export function useChosenDraft(userId: string, asked: string | null): ChosenDraft {
  const chosen = useDraftId(userId, asked);
  const { awsId, isNew } = 'awsId' in chosen ? chosen : { awsId: '', isNew: false };
  const isKnown = useIsHere(userId, awsId);
  const stored = useCall(
    drafts.single,
    { params: { awsId } },
    { enabled: awsId !== '' && !isKnown && !isNew && !isForgotten(awsId) },
  );
  // An answer from before the draft was submitted or discarded does not count.
  const there = stored.isFetchedAfterMount ? stored.data : undefined;
  useEffect(() => {
    if (there && !isKnown && !isForgotten(there.awsId)) takeOver(userId, there);
  }, [there, isKnown, userId]);
  useEffect(() => {
    if (isKnown) void syncOf({ userId, awsId }).look();
  }, [isKnown, userId, awsId]);
  if ('error' in chosen) return { is: 'being-read', error: chosen.error };
  if (isKnown || isNew) return { is: 'open', awsId };
  if (isForgotten(awsId)) return { is: 'gone' };
  const isGone = stored.error !== null && [404, 409, 422].includes(stored.error.status);
  return isGone ? { is: 'gone' } : { is: 'being-read', error: stored.error };
}
