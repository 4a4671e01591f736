import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
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
  if (step === reviewStep) return { Icon: null, words: null, look: '' };
  const isDone = problems.every((problem) => problem.step !== step);
  if (isDone) return { Icon: IconCheck, words: t.stepComplete, look: styles.done };
  if (draft.leftSteps.includes(step)) return { Icon: IconAlertTriangle, words: t.stepIncomplete, look: styles.missing };
  return { Icon: null, words: null, look: '' };
}

/** The four steps, numbered, in one line on a phone; each can be gone to directly. */
export function StepList({ step: current, draft, problems, onGo }: StepListProps) {
  return (
    <nav aria-label={t.steps()}>
      <ol className={styles.steps}>
        {steps.map((label, step) => {
          const { Icon, words, look } = statusOf(step, { draft, problems });
          return (
            <li key={label}>
              <button type="button" aria-current={current === step ? 'step' : undefined} onClick={() => onGo(step)}>
                <span className={`${styles.number} ${look}`} aria-hidden>
                  {Icon ? <Icon stroke={2} size={18} /> : step + 1}
                </span>
                <span className={styles.label}>{words ? words({ step: label, hidden }) : label}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
