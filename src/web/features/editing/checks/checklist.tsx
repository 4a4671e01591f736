import { Button, Checkbox, Textarea } from '@mantine/core';
import { initialChecks } from '../../../../contracts/review-values.ts';
import { longestNote } from '../../../../contracts/review-limits.ts';
import { Message } from '../../../ui/forms/message.tsx';
import type { EditedProps } from '../manuscript/edited-props.ts';
import { checkNames } from '../review-names.ts';
import styles from './checks.module.css';
import { useChecklist } from './use-checklist.ts';

const stateWords = {
  saving: 'Saving…',
  saved: 'Saved.',
  behind: 'Your note is not saved yet.',
  'as-read': 'What you tick and type is saved by itself.',
};

/** The list of the initial checks, saved as it is ticked. */
export function Checklist({ manuscript, user }: EditedProps) {
  const { list, change, again, problem, state } = useChecklist(manuscript, user.id);
  return (
    <div className={styles.list}>
      <Checkbox.Group
        label="Checks of this version"
        value={[...list.done]}
        onChange={(ticked) => change({ done: initialChecks.filter((check) => ticked.includes(check)) })}
      >
        <div className={styles.boxes}>
          {initialChecks.map((check) => (
            <Checkbox key={check} value={check} {...checkNames[check]} />
          ))}
        </div>
      </Checkbox.Group>
      <Textarea
        label="Note"
        description="For the editors of this journal alone."
        autosize
        minRows={2}
        maxRows={10}
        maxLength={longestNote}
        value={list.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      <p role="status" className={styles.soft}>
        {problem === null && stateWords[state]}
      </p>
      {problem !== null && (
        <Message kind="bad">
          <p>{problem} What you ticked and typed is still here.</p>
          <Button variant="default" onClick={again}>
            Save again
          </Button>
        </Message>
      )}
    </div>
  );
}
