import type { Ref } from 'react';
import buttons from '../text-button.module.css';
import { Message } from './message.tsx';
import styles from './problem-list.module.css';

/** A problem that blocks sending, and the `data-path` of its field, if any. */
export interface Problem {
  readonly field: string | null;
  readonly message: string;
}

interface ProblemListProps {
  readonly lead: string;
  readonly problems: readonly Problem[];
  readonly place: Ref<HTMLDivElement>;
  readonly onMend: (field: string) => void;
}

/** The problems, each with a link to its field. */
export function ProblemList({ lead, problems, place, onMend }: ProblemListProps) {
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Message kind="bad">
        <p>{lead}</p>
        <ul className={styles.problems}>
          {problems.map(({ field, message }) => (
            <li key={field ?? message}>
              {field === null ? (
                message
              ) : (
                <button type="button" className={buttons.textButton} onClick={() => onMend(field)}>
                  {message}
                </button>
              )}
            </li>
          ))}
        </ul>
      </Message>
    </div>
  );
}
