import { useEffect, useMemo, useState } from 'react';
import { drafts, type DraftEntry } from '../../../../../contracts/drafts.ts';
import { useCall } from '../../../../api/use-call.ts';
import { isForgotten, resumeSaving } from './draft-store.ts';
import type { KeptDraft } from './kept-draft.ts';
import { listLocal } from './local-drafts.ts';
import { mergedDrafts, type ServerList } from './merged-drafts.ts';

/** A person's drafts as far as they are known here, the last touched first. */
export const knownDrafts = (here: readonly KeptDraft[], there: ServerList | undefined): DraftEntry[] =>
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
