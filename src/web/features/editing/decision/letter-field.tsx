import { Button, Textarea } from '@mantine/core';
import type { DecisionKind } from '../../../../contracts/review-values.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { decisionNames } from '../review-names.ts';
import styles from './decision.module.css';
import type { useLetter } from './use-letter.ts';

interface LetterFieldProps {
  /** The field as the form knows it. */
  readonly field: object;
  readonly drafting: ReturnType<typeof useLetter>;
  /** The decision that the letter was drafted for, where another is chosen. */
  readonly other: DecisionKind | null;
  /** Drafts the letter; null while no decision is chosen. */
  readonly onDraft: (() => void) | null;
}

/** Says that a letter may not fit its decision. */
export const draftedForWords = (other: DecisionKind): string =>
  `The letter was drafted for another decision: ${decisionNames[other].toLowerCase()}.`;

/** The letter to the author, drafted from the reports and changed at will. */
export function LetterField({ field, drafting, other, onDraft }: LetterFieldProps) {
  const { isOwn, isDrafting, problem, takeBack } = drafting;
  return (
    <div className={styles.letterField}>
      <Textarea
        label="Letter to the author"
        description="Drafted from the reports when you choose a decision. Change it as you like; what you type is kept in this browser until you log out."
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
      {other && (
        <Message kind="info">
          <p>
            {draftedForWords(other)} Read it again before you decide, or replace it by a draft for the decision that you
            have chosen; your text can be taken back.
          </p>
        </Message>
      )}
      <div className={styles.actions}>
        {onDraft && (
          <Button variant="default" loading={isDrafting} onClick={onDraft}>
            {isOwn ? 'Replace my text by a draft' : 'Draft again'}
          </Button>
        )}
        {takeBack && (
          <Button variant="default" onClick={takeBack}>
            Take my text back
          </Button>
        )}
      </div>
    </div>
  );
}
