import { Button } from '@mantine/core';
import { fileSlots, manuscriptSlot } from '../../../../contracts/constants.ts';
import type { OptionalSlot } from '../../../../contracts/manuscript-values.ts';
import * as t from '../../../../messages/wizard.ts';
import { withFile } from '../wizard/draft.ts';
import { FileSlot } from '../wizard/file-slot.tsx';
import { fileAfter } from './revision.ts';
import styles from './manuscript-editor.module.css';
import type { RevisionInUse } from './use-revision.ts';

const isOptional = (slot: number): slot is OptionalSlot => slot !== manuscriptSlot;

/** The files, and what happens to each. */
export function RevisionFiles({ edit }: { edit: RevisionInUse }) {
  const { revision, change, setEmptied } = edit;
  const { draft, emptiedSlots, base } = revision;

  /** Removes a new file; then the current one, if it is optional. */
  const removal = (slot: number): (() => void) | undefined => {
    if (draft.files[slot]) return () => change(({ files }) => ({ files: withFile(files, slot, null) }));
    return isOptional(slot) ? () => setEmptied([...emptiedSlots, slot]) : undefined;
  };
  const noteOf = (slot: number): string | null => {
    const before = base.files.find((file) => file.slot === slot);
    if (!before) return null;
    if (draft.files[slot]) return t.replacesFile({ name: before.name });
    return emptiedSlots.some((emptied) => emptied === slot) ? t.fileWillBeRemoved({ name: before.name }) : null;
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
              onKeep={(stored) => change(({ files }) => ({ files: withFile(files, slot, stored) }))}
              onRemove={removal(slot)}
            />
            <p role="status" className={styles.fileNote}>
              {note}
              {note !== null && !draft.files[slot] && isOptional(slot) && (
                <Button
                  variant="subtle"
                  size="compact-md"
                  aria-label={t.keepFileOf({ slot: label })}
                  onClick={() => setEmptied(emptiedSlots.filter((emptied) => emptied !== slot))}
                >
                  {t.keepFile()}
                </Button>
              )}
            </p>
          </div>
        );
      })}
    </div>
  );
}
