import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReportDraft } from '../../../../contracts/review-values.ts';
import type { ReviewersManuscript } from '../../../../contracts/reviews.ts';
import { reportStore, type OpenReport } from './report-store.ts';

/** A change to a report. */
export type ReportChange = Partial<ReportDraft>;

interface ReportInUse {
  readonly open: OpenReport;
  readonly draft: ReportDraft;
  readonly change: (change: ReportChange) => void;
  readonly choose: (which: 'here' | 'there') => void;
  /** Removes the submitted report from this browser. */
  readonly forget: () => void;
}

/** The unsent report on a review: this browser's version, synchronised with the server's. */
export function useReport(userId: string, review: ReviewersManuscript): ReportInUse {
  const { invitationId, draft: there, draftVersion } = review;
  const name = useMemo(() => ({ userId, invitationId }), [userId, invitationId]);
  const open = useSyncExternalStore(reportStore.subscribe, () => reportStore.open(name));
  useEffect(() => {
    const { kept } = reportStore.open(name);
    const isUnknownHere = kept.version === 0 && kept.touchedAt === null;
    if (isUnknownHere && draftVersion > 0)
      reportStore.takeOver(name, { content: there, version: draftVersion, savedAt: null });
    // Sends what an ended session or lost connection left unsent, and checks for changes from another device.
    else if (!isUnknownHere) void reportStore.syncOf(name).look();
  }, [name, draftVersion, there]);
  const change = useCallback(
    (part: ReportChange) => reportStore.change(name, { ...reportStore.open(name).kept.content, ...part }),
    [name],
  );
  return {
    open,
    draft: open.kept.content,
    change,
    choose: (which) => reportStore.syncOf(name).choose(which),
    forget: () => reportStore.forget(name),
  };
}
