import { Button } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import styles from './draft-aside.module.css';
import type { Draft } from './draft.ts';
import type { DraftProblem } from './draft-problems.ts';

interface DraftAsideProps {
  readonly draft: Draft;
  readonly problems: readonly DraftProblem[];
  readonly onChangeKind: () => void;
  readonly onDiscard: () => void;
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

const savedWords = ({ savedAt }: Draft) =>
  savedAt === null ? 'Kept while this page is open' : `Saved at ${clock.format(new Date(savedAt))}`;

/** Beside the form: what is saved, what is still missing, and the kind of issue. */
export function DraftAside({ draft, problems, onChangeKind, onDiscard }: DraftAsideProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <aside className={styles.aside} aria-label="Your draft">
      <p className={styles.saved}>
        <IconDeviceFloppy aria-hidden stroke={1.5} size={20} />
        {savedWords(draft)}
      </p>
      <p className={styles.note}>Your draft stays in this browser until you submit it.</p>
      <h3>Kind of issue</h3>
      <p>{draft.specialReview ? 'Special Issue: the current issue' : 'Regular Issue: the next issue'}</p>
      <Button variant="default" size="compact-md" onClick={onChangeKind} aria-label="Change the kind of issue">
        Change
      </Button>
      <h3>Still missing</h3>
      {problems.length === 0 ? (
        <p>Nothing. You can submit it.</p>
      ) : (
        <ul className={styles.missing}>
          {problems.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <Button variant="default" size="compact-md" onClick={() => setAsking(true)}>
        Discard this draft
      </Button>
      <ConfirmDialog
        title="Discard this draft?"
        action="Discard the draft"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onDiscard}
      >
        Everything you entered here and the files you uploaded will be gone.
      </ConfirmDialog>
    </aside>
  );
}
