import { IconAlertTriangle, IconCircle, IconCircleCheck } from '@tabler/icons-react';
import * as t from '../../../../messages/wizard.ts';
import { hidden } from '../../../ui/message-tags.tsx';
import type { DraftProblem } from './draft-problems.ts';
import { reviewStep, steps, type Draft } from './draft.ts';
import styles from './step-list.module.css';

interface StepListProps {
  readonly step: number;
  readonly draft: Draft;
  readonly problems: readonly DraftProblem[];
  readonly onGo: (step: number) => void;
}

function statusOf(step: number, { draft, problems }: Pick<StepListProps, 'draft' | 'problems'>) {
  if (step === reviewStep) return { Icon: IconCircle, words: null, look: '' };
  const isDone = problems.every((problem) => problem.step !== step);
  if (isDone) return { Icon: IconCircleCheck, words: t.stepComplete, look: styles.done };
  if (draft.leftSteps.includes(step)) return { Icon: IconAlertTriangle, words: t.stepIncomplete, look: styles.missing };
  return { Icon: IconCircle, words: null, look: '' };
}

/** The four steps; each can be gone to directly. */
export function StepList({ step: current, draft, problems, onGo }: StepListProps) {
  return (
    <nav aria-label={t.steps()}>
      <ol className={styles.steps}>
        {steps.map((label, step) => {
          const { Icon, words, look } = statusOf(step, { draft, problems });
          return (
            <li key={label}>
              <button type="button" aria-current={current === step ? 'step' : undefined} onClick={() => onGo(step)}>
                <Icon aria-hidden stroke={1.5} size={20} className={look} />
                {words ? words({ step: label, hidden }) : label}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
