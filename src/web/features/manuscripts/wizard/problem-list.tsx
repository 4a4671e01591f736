import { Message } from '../../../ui/forms/message.tsx';
import buttons from '../../../ui/text-button.module.css';
import styles from './problem-list.module.css';
import type { DraftProblem } from './draft-problems.ts';
import { steps } from './steps.ts';

interface ProblemListProps {
  readonly problems: readonly DraftProblem[];
  readonly onMend: (problem: DraftProblem) => void;
}

/** What is still missing, each with the way to its field. */
export function ProblemList({ problems, onMend }: ProblemListProps) {
  return (
    <Message kind="bad">
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={problem.message}>
            {problem.message}{' '}
            <button type="button" className={buttons.textButton} onClick={() => onMend(problem)}>
              {problem.author === undefined ? `Go to ${steps[problem.step]}` : 'Edit this author'}
              <span className="visually-hidden">: {problem.message}</span>
            </button>
          </li>
        ))}
      </ul>
    </Message>
  );
}
