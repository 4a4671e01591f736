import { Button, Textarea } from '@mantine/core';
import type { PointAnswer } from '../../../../contracts/review-values.ts';
import { longestPoint } from '../../../../contracts/review-limits.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/tracking.ts';
import styles from './revision.module.css';

interface PointFieldProps {
  readonly answer: PointAnswer;
  /** "Reviewer 1, point 2". */
  readonly name: string;
  /** Whether the text is the reviewer's, which cannot be edited. */
  readonly isQuote: boolean;
  /** The field's name in the list of problems. */
  readonly field: string;
  readonly error: string | null;
  readonly onChange: (part: Partial<Pick<PointAnswer, 'point' | 'answer'>>) => void;
  /** Null where the point cannot be split or merged. */
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
        <Button {...button} aria-label={t.splitNamed({ point: name })} onClick={onSplit}>
          {t.split()}
        </Button>
      )}
      {onJoin && (
        <Button {...button} aria-label={t.mergeNamed({ point: name })} onClick={onJoin}>
          {t.merge()}
        </Button>
      )}
      <Button {...button} color="gray" aria-label={t.removeNamed({ point: name })} onClick={onRemove}>
        {common.remove()}
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
          description={t.pointHelp()}
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
        label={t.yourAnswer()}
        aria-label={t.yourAnswerTo({ point: name })}
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
