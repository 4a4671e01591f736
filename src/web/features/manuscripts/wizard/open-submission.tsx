import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { StandingBar } from '../../../drafts/standing-bar.tsx';
import { AuthorsStep } from './authors-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { DraftAside } from './draft-aside.tsx';
import { draftProblems, type DraftProblem } from './draft-problems.ts';
import { DraftTroubles } from './drafts/draft-troubles.tsx';
import { useDiscard } from './drafts/use-discard.ts';
import { useDraft } from './drafts/use-draft.ts';
import { editingAuthor } from './editing-author.ts';
import { FilesStep } from './files-step.tsx';
import { IssueKindDialog } from './issue-kind-dialog.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepList } from './step-list.tsx';
import { authorsStep, detailsStep, filesStep, reviewStep } from './steps.ts';
import styles from './submission-wizard.module.css';
import { useWizardStep } from './use-wizard-step.ts';
import { uploadProblems } from './upload-problems.ts';
import { useUploads } from './upload-store.ts';
import { WizardMoves } from './wizard-moves.tsx';

interface OpenSubmissionProps {
  readonly user: CurrentUser;
  readonly awsId: string;
  readonly listAddress: string;
  readonly onSubmitted: (manuscript: Manuscript) => void;
}

/** One draft in the wizard: the steps at its left, what is saved and missing at its right. */
export function OpenSubmission({ user, awsId, listAddress, onSubmitted }: OpenSubmissionProps) {
  const { open, draft, change } = useDraft(user.id, awsId);
  const { step, arrivals, go, arrive } = useWizardStep(draft, open.kept.touchedAt !== null, change);
  const [aim, setAim] = useState<DraftProblem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const discard = useDiscard({ userId: user.id, awsId }, listAddress);
  const problems = [...draftProblems(draft, user.isAdmin), ...uploadProblems(useUploads(awsId))];

  const leadTo = (next: number) => {
    setAim(null);
    go(next);
  };
  const mend = (problem: DraftProblem) => {
    if (problem.author !== undefined && problem.author !== draft.authorEdited)
      change(editingAuthor(draft, problem.author));
    setAim(problem);
    go(problem.step);
  };
  const choose = (specialReview: boolean) => {
    setAsking(false);
    change({ specialReview });
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
        <StandingBar open={open} noun="draft" />
        <DraftAside
          userId={user.id}
          draft={draft}
          problems={problems}
          onMend={mend}
          onChangeKind={() => setAsking(true)}
          discarding={discard}
          onDiscard={discard.start}
        />
      </div>
    </div>
  );
}
