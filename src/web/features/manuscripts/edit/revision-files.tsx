import { Button } from '@mantine/core';
import { fileSlots } from '../../../../contracts/constants.ts';
import { FileSlot } from '../wizard/file-slot.tsx';
import { fileAfter } from './revision.ts';
import styles from './manuscript-editor.module.css';
import type { RevisionInUse } from './use-revision.ts';

type OptionalSlot = 0 | 2;
const isOptional = (slot: number): slot is OptionalSlot => slot === 0 || slot === 2;

/** The three files: those that stand, and what is to become of them. */
export function RevisionFiles({ edit }: { edit: RevisionInUse }) {
  const { revision, change, setEmptied } = edit;
  const { draft, emptiedSlots, base } = revision;

  /** Takes a new file out again; then the one that stands, where it may go. */
  const removal = (slot: number): (() => void) | undefined => {
    if (draft.files[slot]) return () => change(({ files }) => ({ files: files.with(slot, null) }));
    return isOptional(slot) ? () => setEmptied([...emptiedSlots, slot]) : undefined;
  };
  const noteOf = (slot: number): string | null => {
    const before = base.files.find((file) => file.slot === slot);
    if (!before) return null;
    if (draft.files[slot]) return `It takes the place of “${before.name}”.`;
    return emptiedSlots.some((emptied) => emptied === slot) ? `“${before.name}” will be taken out.` : null;
  };
  return (
    <div>
      {fileSlots.map((label, slot) => {
        const note = noteOf(slot);
        return (
          <div key={label}>
            <FileSlot
              awsId={draft.awsId}
              slot={slot}
              stored={fileAfter(revision, slot)}
              onKeep={(stored) => change(({ files }) => ({ files: files.with(slot, stored) }))}
              onRemove={removal(slot)}
            />
            <p role="status" className={styles.fileNote}>
              {note}
              {note !== null && !draft.files[slot] && isOptional(slot) && (
                <Button
                  variant="subtle"
                  size="compact-md"
                  aria-label={`Keep the file of ${label}`}
                  onClick={() => setEmptied(emptiedSlots.filter((emptied) => emptied !== slot))}
                >
                  Keep it
                </Button>
              )}
            </p>
          </div>
        );
      })}
    </div>
  );
}
