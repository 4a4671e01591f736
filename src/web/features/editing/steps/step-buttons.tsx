import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { EditorialAction } from '../../../../contracts/editorial-values.ts';
import { unfoldTo } from '../../../ui/unfold-to.ts';
import type { SectionId } from '../manuscript/sections-of.ts';
import type { Next } from './next-of.ts';
import type { StepQuestion } from './step-question.ts';
import styles from './steps.module.css';

interface StepButtonsProps {
  readonly next: Next;
  readonly allowed: readonly EditorialAction[];
  readonly publishAt: string;
  readonly onAsk: (question: StepQuestion) => void;
}

/** Where on the page the next step is done, when it has a part of its own. */
const places: Partial<Record<Next, { readonly id: SectionId; readonly label: string }>> = {
  ratify: { id: 'decision', label: 'Go to the decision' },
  decide: { id: 'decision', label: 'Go to the decision' },
  invite: { id: 'reviewers', label: 'Invite reviewers' },
};

interface Step {
  readonly question: StepQuestion;
  readonly label: string;
  readonly needs: EditorialAction;
  readonly look: 'first' | 'other' | 'grave';
}

const steps: readonly Step[] = [
  { question: 'start-review', label: 'Send to review', needs: 'start-review', look: 'first' },
  { question: 'go-on', label: 'Let it go on', needs: 'release', look: 'first' },
  { question: 'grant-extension', label: 'Give more time', needs: 'answer-extension', look: 'first' },
  { question: 'refuse-extension', label: 'Refuse', needs: 'answer-extension', look: 'other' },
  { question: 'return', label: 'Return to the author', needs: 'return', look: 'other' },
  { question: 'return-held', label: 'Return to the author', needs: 'release', look: 'other' },
  { question: 'extend-revision', label: 'Give more time', needs: 'extend-revision', look: 'other' },
  { question: 'hold', label: 'Put on hold', needs: 'hold', look: 'other' },
  { question: 'desk-reject', label: 'Reject without review', needs: 'desk-reject', look: 'grave' },
];

const looks = {
  first: {},
  other: { variant: 'default' },
  grave: { variant: 'default', c: 'var(--bad)' },
} as const;

/** The buttons of what may be done now; what comes next leads. */
export function StepButtons({ next, allowed, publishAt, onAsk }: StepButtonsProps) {
  const place = places[next];
  // A request that waits for an answer is what moves the deadline.
  const isAsked = allowed.includes('answer-extension');
  const there = steps.filter(
    ({ needs, question }) => allowed.includes(needs) && !(question === 'extend-revision' && isAsked),
  );
  if (!place && next !== 'publish' && there.length === 0) return null;
  return (
    <div className={styles.actions}>
      {place && (
        <Button component="a" href={`#${place.id}`} onClick={() => unfoldTo(place.id)}>
          {place.label}
        </Button>
      )}
      {next === 'publish' && (
        <Button component={Link} to={publishAt}>
          Go to the publication
        </Button>
      )}
      {there.map(({ question, label, look }) => (
        <Button key={question} {...looks[look]} onClick={() => onAsk(question)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
