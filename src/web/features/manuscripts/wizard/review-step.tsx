import { useRef } from 'react';
import type { ReviewModel } from '../../../../contracts/constants.ts';
import { Message } from '../../../ui/forms/message.tsx';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { AnonymityCheck } from './anonymity-check.tsx';
import type { DraftProblem } from './draft-problems.ts';
import { DraftSummary } from './draft-summary.tsx';
import { useReviewModel } from './planned-issue.tsx';
import { ProblemList } from './problem-list.tsx';
import type { StepProps } from './step-props.ts';
import { steps } from './steps.ts';
import { SubmitRefusal } from './submit-refusal.tsx';
import { useSubmission } from './use-submission.ts';
import { WizardStep } from './wizard-step.tsx';
import { Button } from '@mantine/core';

interface ReviewStepProps extends StepProps {
  /** What keeps the draft from being sent. */
  readonly problems: readonly DraftProblem[];
  /** Where the person's manuscripts are listed. */
  readonly listAddress: string;
  readonly onGo: (step: number) => void;
  readonly onMend: (problem: DraftProblem) => void;
  readonly onSubmitted: (manuscript: Manuscript) => void;
}

const leads: Record<ReviewModel, string> = {
  verification: 'Please read it once more. You can still change it after you have submitted it, until it is decided.',
  'double-anonymous':
    'Please read it once more. The editor acts next, with the initial checks; until it goes to review you can still change it. Its page then tells you whose turn it is, and until when.',
};

/** Step 3: everything once more, what is missing, and the sending. */
export function ReviewStep(props: ReviewStepProps) {
  const { user, draft, arrivals, problems, listAddress, onGo, onMend, onSubmitted } = props;
  const submission = useSubmission(user, onSubmitted);
  const reviewModel = useReviewModel(draft) ?? 'verification';
  const list = useRef<HTMLDivElement>(null);
  const submit = () => (problems.length > 0 ? list.current?.focus() : submission.send(draft));
  return (
    <WizardStep title={steps[3]} lead={leads[reviewModel]} arrivals={arrivals}>
      {problems.length > 0 ? (
        <div ref={list} tabIndex={-1}>
          <ProblemList problems={problems} onMend={onMend} />
        </div>
      ) : (
        <Message kind="good">Nothing is missing. This is what we will receive.</Message>
      )}
      <DraftSummary draft={draft} onGo={onGo} />
      {reviewModel === 'double-anonymous' && <AnonymityCheck draft={draft} />}
      {submission.error && <SubmitRefusal refusal={submission.error} listAddress={listAddress} />}
      <div>
        <Button size="md" loading={submission.isPending} onClick={submit}>
          Submit manuscript
        </Button>
      </div>
    </WizardStep>
  );
}
