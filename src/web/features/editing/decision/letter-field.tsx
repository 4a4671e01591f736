import { Button, Textarea } from '@mantine/core';
import { Message } from '../../../ui/forms/message.tsx';
import styles from './decision.module.css';
import type { useLetter } from './use-letter.ts';

interface LetterFieldProps {
  /** The field as the form knows it. */
  readonly field: object;
  readonly drafting: ReturnType<typeof useLetter>;
  /** Drafts the letter; null while no decision is chosen. */
  readonly onDraft: (() => void) | null;
}

/** The letter to the author, drafted from the reports and changed at will. */
export function LetterField({ field, drafting, onDraft }: LetterFieldProps) {
  const { isOwn, isDrafting, problem, bringBack } = drafting;
  return (
    <div className={styles.letterField}>
      <Textarea
        label="Letter to the author"
        description="Drafted from the reports when you choose a decision. Change it as you like; what you type is kept in this browser."
        withAsterisk
        autosize
        minRows={10}
        maxRows={32}
        {...field}
      />
      <p role="status" className={styles.soft}>
        {isDrafting && 'The letter is being drafted.'}
      </p>
      {problem !== null && <Message kind="bad">The letter could not be drafted: {problem}</Message>}
      <div className={styles.actions}>
        {onDraft && (
          <Button variant="default" loading={isDrafting} onClick={onDraft}>
            {isOwn ? 'Replace my text by a draft' : 'Draft again'}
          </Button>
        )}
        {bringBack && (
          <Button variant="default" onClick={bringBack}>
            Bring my text back
          </Button>
        )}
      </div>
    </div>
  );
}
