import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { anonymity } from '../../../../contracts/anonymity.ts';
import { manuscriptSlot, type ReviewModel } from '../../../../contracts/constants.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import buttons from '../../../ui/text-button.module.css';
import { AnonymityFindings } from '../anonymity-findings.tsx';
import type { DraftProblem } from './draft-problems.ts';
import { DraftSummary } from './draft-summary.tsx';
import { steps, type Draft, type StepProps } from './draft.ts';
import { useReviewModel } from './planned-issue.tsx';
import styles from './review-step.module.css';
import { SubmitRefusal } from './submit-refusal.tsx';
import { useSubmission } from './use-submission.ts';
import { WizardStep } from './wizard-step.tsx';

/** Searches the files for the authors' own words before they are sent; it advises, and holds nothing up. */
function AnonymityCheck({ draft }: { draft: Draft }) {
  const check = useCallMutation(anonymity.checkDraft);
  const { mutate } = check;
  const { awsId, authors, files } = draft;
  const addresses = files.flatMap((file) => file?.url ?? []).join(' ');
  const people = JSON.stringify(authors);
  const hasManuscript = files[manuscriptSlot] !== null;
  useEffect(() => {
    if (!hasManuscript) return;
    // The texts stand for what they hold: it is searched again when a file or an author is another.
    const body = {
      authors: anonymity.checkDraft.body.shape.authors.parse(JSON.parse(people)),
      filesUrl: addresses.split(' '),
    };
    mutate({ params: { awsId }, body });
  }, [mutate, awsId, people, addresses, hasManuscript]);
  if (!hasManuscript) return null;
  const again = () => mutate({ params: { awsId }, body: { authors, filesUrl: addresses.split(' ') } });
  const { data, error } = check;
  return (
    <section className={styles.check} aria-label="Anonymity">
      <h3 className={styles.title}>Anonymity</h3>
      {check.isPending && <p role="status">We are searching your files for the names of the authors.</p>}
      {data?.state === 'clean' && <Message kind="good">We found no trace of the authors in your files.</Message>}
      {data?.state === 'unreadable' && (
        <Message kind="warn">
          We could not read a file. Check yourself that it names no author and no institution.
        </Message>
      )}
      {data?.state === 'found' && (
        <Message kind="warn">
          Reviewers must not learn who you are. Replace the files named here, or submit if a finding means someone else.
        </Message>
      )}
      {data?.state === 'found' && <AnonymityFindings findings={data.findings} />}
      {error && (
        <Message kind="bad">
          <p>{error.message}</p>
          <Button variant="default" size="compact-md" onClick={again}>
            Search again
          </Button>
        </Message>
      )}
    </section>
  );
}

interface ProblemListProps {
  readonly problems: readonly DraftProblem[];
  readonly onMend: (problem: DraftProblem) => void;
}

/** What is still missing, each with the way to its field. */
function ProblemList({ problems, onMend }: ProblemListProps) {
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
