import { useEffect, useMemo, useState } from 'react';
import { drafts, type DraftEntry } from '../../../../../contracts/drafts.ts';
import { useCall } from '../../../../api/use-call.ts';
import { isForgotten, resumeSaving } from './draft-store.ts';
import { listLocal } from './local-drafts.ts';
import { mergedDrafts, type ServerList } from './merged-drafts.ts';

/** A person's drafts as far as they are known here, the last touched first. */
export const knownDrafts = (userId: string, there: ServerList | undefined): DraftEntry[] =>
  mergedDrafts(listLocal(userId), there).filter(({ awsId }) => !isForgotten(awsId));

/** A person's drafts, those that only this browser has included; their saving goes on. */
export function useDrafts(userId: string): { entries: readonly DraftEntry[]; isPending: boolean } {
  const { data, dataUpdatedAt, isPending } = useCall(drafts.list);
  const [resumed, setResumed] = useState('');
  const entries = useMemo(
    () => knownDrafts(userId, data && { entries: data, readAt: dataUpdatedAt }),
    // What turned out to be submitted elsewhere is no draft any more.
    // oxlint-disable-next-line react/exhaustive-deps
    [userId, data, dataUpdatedAt, resumed],
  );
  useEffect(() => void resumeSaving(userId).then(() => setResumed(userId)), [userId]);
  return { entries, isPending };
}
