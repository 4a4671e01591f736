import { Message } from '../../../ui/forms/message.tsx';
import styles from './problem-list.module.css';
import type { DraftProblem } from './draft-problems.ts';
import { steps } from './steps.ts';

interface ProblemListProps {
  readonly problems: readonly DraftProblem[];
  readonly onGo: (step: number) => void;
}

/** What is still missing, each with the way to its step. */
export function ProblemList({ problems, onGo }: ProblemListProps) {
  return (
    <Message kind="bad">
      <ul className={styles.problems}>
        {problems.map(({ step, message }) => (
          <li key={message}>
            {message}{' '}
            <button type="button" onClick={() => onGo(step)}>
              Go to {steps[step]}
            </button>
          </li>
        ))}
      </ul>
    </Message>
  );
}
