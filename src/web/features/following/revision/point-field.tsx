import { Button, Textarea } from '@mantine/core';
import type { PointAnswer } from '../../../../contracts/review-values.ts';
import { longestPoint } from '../../../../contracts/review-limits.ts';
import styles from './revision.module.css';

interface PointFieldProps {
  readonly answer: PointAnswer;
  /** "Reviewer 1, point 2". */
  readonly name: string;
  /** Whether the words are the reviewer's, which stay as they are. */
  readonly isQuote: boolean;
  /** What the list of problems calls the field. */
  readonly field: string;
  readonly error: string | null;
  readonly onChange: (part: Partial<Pick<PointAnswer, 'point' | 'answer'>>) => void;
  /** Each is left out where it cannot be done. */
  readonly onSplit: (() => void) | null;
  readonly onJoin: (() => void) | null;
  readonly onRemove: () => void;
}

function PointActions({
  name,
  onSplit,
  onJoin,
  onRemove,
}: Omit<PointFieldProps, 'answer' | 'isQuote' | 'field' | 'error'>) {
  const button = { variant: 'subtle', size: 'compact-md' } as const;
  return (
    <div className={styles.actions}>
      {onSplit && (
        <Button {...button} aria-label={`Split: ${name}`} onClick={onSplit}>
          Split
        </Button>
      )}
      {onJoin && (
        <Button {...button} aria-label={`Join with the point above: ${name}`} onClick={onJoin}>
          Join with the point above
        </Button>
      )}
      <Button {...button} color="gray" aria-label={`Take out: ${name}`} onClick={onRemove}>
        Take out
      </Button>
    </div>
  );
}

/** One point of a report, and the author's answer to it. */
export function PointField(props: PointFieldProps) {
  const { answer, name, isQuote, field, error, onChange } = props;
  return (
    <li className={styles.point}>
      {isQuote ? (
        <figure className={styles.quote}>
          <figcaption>{name}</figcaption>
          <blockquote dir="auto">{answer.point}</blockquote>
        </figure>
      ) : (
        <Textarea
          label={name}
          description="In your own words: what the report asks here"
          dir="auto"
          autosize
          minRows={2}
          maxRows={10}
          maxLength={longestPoint}
          data-point
          value={answer.point}
          onChange={({ currentTarget: { value } }) => onChange({ point: value })}
        />
      )}
      <Textarea
        label="Your answer"
        aria-label={`Your answer to ${name}`}
        description="What you changed and where, or why not"
        dir="auto"
        autosize
        minRows={3}
        maxRows={20}
        maxLength={longestPoint}
        data-answer
        data-path={field}
        error={error}
        value={answer.answer}
        onChange={({ currentTarget: { value } }) => onChange({ answer: value })}
      />
      <PointActions {...props} />
    </li>
  );
}
