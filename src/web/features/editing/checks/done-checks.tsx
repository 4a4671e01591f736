import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { initialChecks } from '../../../../contracts/review-values.ts';
import { checkNames } from '../review-names.ts';
import styles from './checks.module.css';

/** The initial checks as they were left, once the manuscript has gone on. */
export function DoneChecks({ checks: { done, note } }: Pick<EditorsManuscript, 'checks'>) {
  return (
    <div className={styles.list}>
      <ul className={styles.done}>
        {initialChecks.map((check) => {
          const isDone = done.includes(check);
          const Icon = isDone ? IconCircleCheck : IconCircle;
          return (
            <li key={check} data-done={isDone || undefined}>
              <Icon aria-hidden stroke={1.5} size={20} />
              {checkNames[check].label}: {isDone ? 'checked' : 'not ticked'}
            </li>
          );
        })}
      </ul>
      {note !== '' && (
        <p className={styles.prose} dir="auto">
          {note}
        </p>
      )}
    </div>
  );
}
