import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { manuscripts } from '../../../../contracts/manuscripts.ts';
import { verification } from '../../../../contracts/verification.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { draftProblems } from './draft-problems.ts';
import { DraftSummary } from './draft-summary.tsx';
import { ProblemList } from './problem-list.tsx';
import type { StepProps } from './step-props.ts';
import { filesStep, steps } from './steps.ts';
import { submissionOf } from './submission-of.ts';
import { useUploads } from './upload-store.ts';
import { WizardStep } from './wizard-step.tsx';

interface ReviewStepProps extends StepProps {
  readonly onGo: (step: number) => void;
  readonly onSubmitted: (manuscript: Manuscript) => void;
}

const stillSending = {
  step: filesStep,
  field: 'files',
  message: 'A file is still on its way. Please wait until it is uploaded, or cancel it.',
};

/** Step 3: everything once more, what is missing, and the sending. */
export function ReviewStep({ user, draft, arrivals, onGo, onSubmitted }: ReviewStepProps) {
  const isSending = Object.values(useUploads()).some(({ problem }) => problem === null);
  const problems = [...draftProblems(draft, user.isAdmin), ...(isSending ? [stillSending] : [])];
  const create = useCallMutation(manuscripts.create, [manuscripts.mine, verification.toVerify]);
  const list = useRef<HTMLDivElement>(null);
  const submit = () => {
    if (problems.length > 0) {
      list.current?.focus();
      return;
    }
    const body = submissionOf(draft, user.id, user.isAdmin);
    create.mutate({ body }, { onSuccess: ({ article }) => onSubmitted(article) });
  };
  return (
    <WizardStep
      title={steps[3]}
      lead="Please read it once more. After this you cannot change it yourself."
      arrivals={arrivals}
    >
      {problems.length > 0 && (
        <div ref={list} tabIndex={-1}>
          <ProblemList problems={problems} onGo={onGo} />
        </div>
      )}
      <DraftSummary draft={draft} onGo={onGo} />
      {create.error && (
        <Message kind="bad">
          <p>Error submitting manuscript. Please see if all fields are filled</p>
          <p>{create.error.message} Everything you entered is kept.</p>
        </Message>
      )}
      <div>
        <Button size="md" loading={create.isPending} onClick={submit}>
          Submit manuscript
        </Button>
      </div>
    </WizardStep>
  );
}
