import { useState } from 'react';
import { JournalSetup } from '../../../contracts/journal-setup-values.ts';
import { journalSetup, type StoredSetup } from '../../../contracts/journal-setup.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { useSeenVersion } from '../../ui/forms/use-seen-version.ts';
import { showNotice } from '../../ui/notices/notices.ts';

/** A journal’s setup being edited; it is saved as a whole, and one that was saved elsewhere is not replaced unseen. */
export function useSetup(current: StoredSetup) {
  const [saved, setSaved] = useState(current);
  const [setup, setSetup] = useState(current.setup);
  const [problem, setProblem] = useState<string | null>(null);
  const { version, noteSaved, noteOvertaken } = useSeenVersion(current.version, saved.version);
  const call = useCallMutation(journalSetup.save, [journalSetup.single, journalSetup.shown]);
  const change = (part: Partial<JournalSetup>) => {
    setProblem(null);
    setSetup((last) => ({ ...last, ...part }));
  };
  const save = () => {
    const judged = JournalSetup.safeParse(setup);
    if (!judged.success) return setProblem(judged.error.issues[0]?.message ?? null);
    return call.mutate(
      { params: { journalId: current.journalId }, body: { version, setup: judged.data } },
      {
        onSuccess: ({ message, stored }) => {
          setSaved(stored);
          noteSaved(stored.version);
          change(stored.setup);
          showNotice('good', message);
        },
        onError: (error) => {
          setProblem(error.message);
          if (error.code === 'stale-version') noteOvertaken();
        },
      },
    );
  };
  return {
    saved,
    setup,
    change,
    problem,
    save,
    discard: () => change(saved.setup),
    isBusy: call.isPending,
    isDirty: JSON.stringify(setup) !== JSON.stringify(saved.setup),
  };
}

export type SetupInUse = ReturnType<typeof useSetup>;
