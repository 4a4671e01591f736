import { Button, Textarea } from '@mantine/core';
import type { DecisionKind } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/editing.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { decisionNames } from '../review-names.ts';
import styles from './decision.module.css';
import type { useLetter } from './use-letter.ts';

interface LetterFieldProps {
  /** The field as the form knows it. */
  readonly field: object;
  readonly drafting: ReturnType<typeof useLetter>;
  /** The decision that the email was drafted for, where another is chosen. */
  readonly other: DecisionKind | null;
  /** Drafts the email; null while no decision is chosen. */
  readonly onDraft: (() => void) | null;
}

/** The warning that an email may not fit its decision. */
export const draftedForWords = (other: DecisionKind): string => t.draftedForOther({ decision: decisionNames[other]() });

/** The letter to the author, drafted from the reports and changed at will. */
export function LetterField({ field, drafting, other, onDraft }: LetterFieldProps) {
  const { isOwn, isDrafting, problem, takeBack } = drafting;
  return (
    <div className={styles.letterField}>
      <Textarea
        label={t.letterToAuthor()}
        description={t.letterHelp()}
        withAsterisk
        autosize
        minRows={10}
        maxRows={32}
        {...field}
      />
      <p role="status" className={styles.soft}>
        {isDrafting && t.drafting()}
      </p>
      {problem !== null && <Message kind="bad">{t.draftFailed({ problem })}</Message>}
      {other && (
        <Message kind="info">
          <p>
            {draftedForWords(other)} {t.draftedForOtherAdvice()}
          </p>
        </Message>
      )}
      <div className={styles.actions}>
        {onDraft && (
          <Button variant="default" loading={isDrafting} onClick={onDraft}>
            {isOwn ? t.restoreTemplate() : t.draftAgain()}
          </Button>
        )}
        {takeBack && (
          <Button variant="default" onClick={takeBack}>
            {t.restoreMine()}
          </Button>
        )}
      </div>
    </div>
  );
}
