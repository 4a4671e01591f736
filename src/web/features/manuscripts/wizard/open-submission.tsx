import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { Id } from '../../../../contracts/values.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/wizard.ts';
import { StatusBar } from '../../../drafts/status-bar.tsx';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { AuthorsStep } from './authors-step.tsx';
import { editingAuthor } from './authors.ts';
import { DetailsStep } from './details-step.tsx';
import { useJournalSetup } from '../class-fields.tsx';
import { DraftAside } from './draft-aside.tsx';
import { draftProblems, uploadProblems, type DraftProblem } from './draft-problems.ts';
import { authorsStep, detailsStep, filesStep, reviewStep, type Draft } from './draft.ts';
import { DraftTroubles } from './drafts/draft-troubles.tsx';
import { useDiscard, useDraft } from './drafts/use-drafts.ts';
import { FilesStep } from './files-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepList } from './step-list.tsx';
import styles from './submission-wizard.module.css';
import { useUploads } from './upload-store.ts';
import { useWizardStep } from './use-wizard-step.ts';

interface IssueKindDialogProps {
  readonly isOpen: boolean;
  readonly onChoose: (specialReview: boolean) => void;
  readonly onClose: () => void;
}

/** The question before the wizard. */
function IssueKindDialog({ isOpen, onChoose, onClose }: IssueKindDialogProps) {
  return (
    <Dialog title={t.issueTypeTitle()} isOpen={isOpen} returnsFocus={false} onClose={onClose}>
      <div className={styles.choices}>
        <button type="button" aria-describedby="regular-issue" onClick={() => onChoose(false)}>
          {t.regularIssue()}
        </button>
        <p id="regular-issue">{t.regularIssueHelp()}</p>
        <button type="button" aria-describedby="special-issue" onClick={() => onChoose(true)}>
          {t.specialIssue()}
        </button>
        <p id="special-issue">{t.specialIssueHelp()}</p>
      </div>
      <p className={styles.note}>{t.issueTypeCanChange()}</p>
    </Dialog>
  );
}

/** Back and Next below a step. */
function WizardMoves({ step, onGo }: { step: number; onGo: (step: number) => void }) {
  return (
    <div className={styles.moves}>
      {step > detailsStep && (
        <Button variant="default" onClick={() => onGo(step - 1)}>
          {common.back()}
        </Button>
      )}
      {step < reviewStep && <Button onClick={() => onGo(step + 1)}>{common.next()}</Button>}
    </div>
  );
}

interface OpenSubmissionProps {
  readonly user: CurrentUser;
  readonly awsId: string;
  readonly listAddress: string;
  readonly onSubmitted: (manuscript: Manuscript) => void;
}

/** What keeps a draft from being sent. */
function useProblems(user: CurrentUser, draft: Draft): DraftProblem[] {
  const setup = useJournalSetup(draft.journalId);
  return [...draftProblems(draft, user.isAdmin, setup), ...uploadProblems(useUploads(draft.awsId))];
}

/** One draft in the wizard: the steps on the left, what is saved and missing on the right. */
export function OpenSubmission({ user, awsId, listAddress, onSubmitted }: OpenSubmissionProps) {
  const { open, draft, change } = useDraft(user.id, awsId);
  const { step, arrivals, go, arrive } = useWizardStep(draft, open.kept.touchedAt !== null, change);
  const [aim, setAim] = useState<DraftProblem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const journal = Id.safeParse(useSearchParams()[0].get('journal')).data ?? '';
  const discard = useDiscard({ userId: user.id, awsId }, listAddress);
  const problems = useProblems(user, draft);

  const leadTo = (next: number) => (setAim(null), go(next));
  const mend = (problem: DraftProblem) => {
    if (problem.author !== undefined && problem.author !== draft.authorEdited)
      change(editingAuthor(draft, problem.author));
    setAim(problem);
    go(problem.step);
  };
  const choose = (specialReview: boolean) => {
    setAsking(false);
    change(draft.journalId === '' ? { specialReview, journalId: journal } : { specialReview });
    arrive();
  };
  const isUndecided = draft.specialReview === null;
  const parts = { user, draft, change, arrivals, focus: aim?.step === step ? aim.field : null };
  const sending = { problems, listAddress, onGo: leadTo, onMend: mend, onSubmitted };
  return (
    <div className={styles.wizard}>
      <IssueKindDialog
        isOpen={isUndecided || isAsking}
        onChoose={choose}
        // Without an answer to the first question there is no draft.
        onClose={() => (isUndecided ? void navigate(listAddress) : setAsking(false))}
      />
      <StepList step={step} draft={draft} problems={problems} onGo={leadTo} />
      <div className={styles.form}>
        <DraftTroubles userId={user.id} open={open} listAddress={listAddress} onChosen={arrive} />
        {step === detailsStep && <DetailsStep {...parts} />}
        {step === authorsStep && <AuthorsStep {...parts} replaced={open.replaced} />}
        {step === filesStep && <FilesStep {...parts} />}
        {step === reviewStep && <ReviewStep {...parts} {...sending} />}
        <WizardMoves step={step} onGo={leadTo} />
      </div>
      <div className={styles.side}>
        <StatusBar open={open} noun={t.draftNoun()} />
        <DraftAside
          userId={user.id}
          draft={draft}
          problems={problems}
          listsProblems={step === reviewStep}
          onMend={mend}
          onChangeKind={() => setAsking(true)}
          discarding={discard}
          onDiscard={discard.start}
        />
      </div>
    </div>
  );
}
