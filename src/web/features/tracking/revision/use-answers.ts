import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { PointAnswer } from '../../../../contracts/review-values.ts';
import type { FollowedManuscript } from '../../../../contracts/revisions.ts';
import { useLastWarning } from '../../../drafts/use-last-warning.ts';
import { reportsToAnswer } from '../followed.ts';
import { answersStore, isUntouched, type OpenAnswers } from './answers-store.ts';
import { pointsOf } from './points.ts';

const subscribe = (listener: () => void) => answersStore.subscribe(listener);

export interface AnswersInUse {
  readonly open: OpenAnswers;
  readonly answers: readonly PointAnswer[];
  readonly change: (change: (answers: readonly PointAnswer[]) => PointAnswer[]) => void;
  readonly choose: (which: 'here' | 'there') => void;
  /** Deletes them from this browser once they are submitted. */
  readonly forget: () => void;
}

/** The answers to the reports, synced with the server; the reports' points to start from. */
export function useAnswers(userId: string, manuscript: FollowedManuscript): AnswersInUse {
  const { id: articleId, round, answers: there, answersVersion } = manuscript;
  const name = useMemo(() => ({ userId, articleId, round }), [userId, articleId, round]);
  const open = useSyncExternalStore(subscribe, () => answersStore.open(name));
  const start = useMemo(() => pointsOf(reportsToAnswer(manuscript)), [manuscript]);
  useLastWarning(open);
  useEffect(() => {
    const { kept } = answersStore.open(name);
    if (isUntouched(kept)) {
      if (answersVersion > 0) answersStore.takeOver(name, { content: there, version: answersVersion, savedAt: null });
      return;
    }
    // Sends what was typed before the session or the connection ended, and checks for changes on other devices.
    void answersStore.syncOf(name).look();
  }, [name, answersVersion, there]);
  const change = useCallback(
    (changed: (answers: readonly PointAnswer[]) => PointAnswer[]) => {
      const { kept } = answersStore.open(name);
      answersStore.change(name, changed(isUntouched(kept) ? start : kept.content));
    },
    [name, start],
  );
  return {
    open,
    answers: isUntouched(open.kept) ? start : open.kept.content,
    change,
    choose: (which) => answersStore.syncOf(name).choose(which),
    forget: () => answersStore.forget(name),
  };
}
