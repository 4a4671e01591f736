import type { Ref } from 'react';
import { Message } from '../../../ui/forms/message.tsx';
import type { ReportProblem } from './report-problems.ts';
import styles from './report-form.module.css';

interface ReportProblemListProps {
  readonly problems: readonly ReportProblem[];
  readonly place: Ref<HTMLDivElement>;
  readonly onMend: (problem: ReportProblem) => void;
}

/** What is still missing, each with the way to its field. */
export function ReportProblemList({ problems, place, onMend }: ReportProblemListProps) {
  return (
    <div ref={place} tabIndex={-1}>
      <Message kind="bad">
        <p>Before you can submit:</p>
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem.field}>
              <button type="button" onClick={() => onMend(problem)}>
                {problem.message}
              </button>
            </li>
          ))}
        </ul>
      </Message>
    </div>
  );
}
