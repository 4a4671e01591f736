import { Button, Checkbox } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { anonymity } from '../../../../contracts/anonymity.ts';
import { manuscriptSlot, type ReviewModel } from '../../../../contracts/constants.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import * as open from '../../../../messages/open-review.ts';
import * as t from '../../../../messages/wizard.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { hidden } from '../../../ui/message-tags.tsx';
import buttons from '../../../ui/text-button.module.css';
import { AnonymityFindings } from '../anonymity-findings.tsx';
import { useJournalSetup } from '../class-fields.tsx';
import { askedOf } from '../statements/typed-statements.ts';
import { Checklist } from './checklist.tsx';
import type { DraftProblem } from './draft-problems.ts';
import { DraftSummary } from './draft-summary.tsx';
import { reviewStep, stepName, type Draft, type StepProps } from './draft.ts';
import { usePublishesReviews, useReviewModel } from './planned-issue.tsx';
import styles from './review-step.module.css';
import { SubmitRefusal } from './submit-refusal.tsx';
import { useSubmission } from './use-submission.ts';
import { WizardStep } from './wizard-step.tsx';

/** Searches the files for traces of the authors; its findings do not block the submission. */
function AnonymityCheck({ draft }: { draft: Draft }) {
  const check = useCallMutation(anonymity.checkDraft);
  const { mutate } = check;
  const { awsId, authors, files } = draft;
  const addresses = files.flatMap((file) => file?.url ?? []).join(' ');
  const people = JSON.stringify(authors);
  const hasManuscript = files[manuscriptSlot] !== null;
  useEffect(() => {
    if (!hasManuscript) return;
    // Texts, so that the search runs again only when a file or an author has changed.
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
    <section className={styles.check} aria-label={t.anonymity()}>
      <h3 className={styles.title}>{t.anonymity()}</h3>
      {check.isPending && <p role="status">{t.checkingAnonymity()}</p>}
      {data?.state === 'clean' && <Message kind="good">{t.anonymityClean()}</Message>}
      {data?.state === 'unreadable' && <Message kind="warn">{t.anonymityUnreadable()}</Message>}
      {data?.state === 'found' && <Message kind="warn">{t.anonymityFound()}</Message>}
      {data?.state === 'found' && <AnonymityFindings findings={data.findings} />}
      {error && (
        <Message kind="bad">
          <p>{error.message}</p>
          <Button variant="default" size="compact-md" onClick={again}>
            {t.checkAgain()}
          </Button>
        </Message>
      )}
    </section>
  );
}

function wayTo({ step, author, message: problem }: DraftProblem) {
  if (step === reviewStep) return t.goToChecklist();
  return author === undefined
    ? t.goToStep({ step: stepName(step), problem, hidden })
    : t.editThisAuthor({ problem, hidden });
}

interface ProblemListProps {
  readonly problems: readonly DraftProblem[];
  readonly onMend: (problem: DraftProblem) => void;
}

/** What is still missing, each with a link to its field. */
function ProblemList({ problems, onMend }: ProblemListProps) {
  return (
    <Message kind="bad">
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={problem.message}>
            {problem.message}{' '}
            <button type="button" className={buttons.textButton} onClick={() => onMend(problem)}>
              {wayTo(problem)}
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

const leads: Record<ReviewModel, PlainMessage> = {
  verification: t.reviewLead,
  'double-anonymous': t.reviewLeadPeers,
};

/** Step 3: a summary, what is missing, and the submission. */
export function ReviewStep(props: ReviewStepProps) {
  const { user, draft, change, arrivals, focus, problems, listAddress, onGo, onMend, onSubmitted } = props;
  const submission = useSubmission(user, onSubmitted);
  const reviewModel = useReviewModel(draft) ?? 'verification';
  const publishesReviews = usePublishesReviews(draft);
  const asked = useJournalSetup(draft.journalId)?.statements;
  const list = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) list.current?.focus();
  }, [tries]);
  // The checklist is on this step: it is missing only once the author has passed it.
  const listed = tries > 0 ? problems : problems.filter(({ step }) => step !== reviewStep);
  const submit = () =>
    problems.length > 0
      ? setTries(tries + 1)
      : submission.send({ ...draft, statements: askedOf(draft.statements, asked) });
  return (
    <WizardStep title={t.stepReview()} lead={leads[reviewModel]()} arrivals={arrivals} focus={focus}>
      {listed.length > 0 && (
        <div ref={list} tabIndex={-1}>
          <ProblemList problems={listed} onMend={onMend} />
        </div>
      )}
      {problems.length === 0 && <Message kind="good">{t.nothingMissing()}</Message>}
      <DraftSummary draft={draft} onGo={onGo} />
      {reviewModel === 'double-anonymous' && <AnonymityCheck draft={draft} />}
      {publishesReviews && (
        <Checkbox
          size="md"
          label={open.authorAgrees()}
          description={open.authorAgreesHelp()}
          checked={draft.agreesToPublication}
          onChange={({ currentTarget }) => change({ agreesToPublication: currentTarget.checked })}
        />
      )}
      <Checklist draft={draft} change={change} />
      {submission.error && <SubmitRefusal refusal={submission.error} listAddress={listAddress} />}
      <div>
        <Button size="md" loading={submission.isPending} onClick={submit}>
          {t.submitManuscript()}
        </Button>
      </div>
    </WizardStep>
  );
}
