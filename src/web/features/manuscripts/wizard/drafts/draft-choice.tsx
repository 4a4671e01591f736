import { Button } from '@mantine/core';
import type { StoredDraft } from '../../../../../contracts/drafts.ts';
import { momentWords } from '../../../../drafts/standing-words.ts';
import { Message } from '../../../../ui/forms/message.tsx';
import styles from './draft-choice.module.css';
import { differences, type KeptDraft } from './kept-draft.ts';

interface DraftChoiceProps {
  readonly kept: KeptDraft;
  readonly there: StoredDraft;
  readonly onChoose: (which: 'here' | 'there') => void;
}

const list = new Intl.ListFormat('en-GB');

/** Two devices have gone on with one draft: both are kept until the person has chosen (decision 35). */
export function DraftChoice({ kept, there, onChoose }: DraftChoiceProps) {
  return (
    <Message kind="info">
      <p>
        This draft was also changed on another device at {momentWords(there.savedAt)}. What differs:{' '}
        {list.format(differences(kept.content, there.content))}. Both are kept until you choose.
      </p>
      <div className={styles.choices}>
        <Button variant="default" onClick={() => onChoose('there')}>
          Use that one
        </Button>
        <Button variant="default" onClick={() => onChoose('here')}>
          Keep this one
        </Button>
      </div>
    </Message>
  );
}

interface GoneDraftProps {
  readonly onKeep: () => void;
  readonly onDrop: () => void;
}

/** A draft that has been submitted or discarded elsewhere while this page still shows it. */
export function GoneDraft({ onKeep, onDrop }: GoneDraftProps) {
  return (
    <Message kind="info">
      <p>
        This draft was submitted or discarded on another device, or in another tab. What you see here is not lost: you
        can keep it as a new draft. Its files have to be uploaded again.
      </p>
      <div className={styles.choices}>
        <Button variant="default" onClick={onKeep}>
          Keep as a new draft
        </Button>
        <Button variant="default" onClick={onDrop}>
          Let it go
        </Button>
      </div>
    </Message>
  );
}
