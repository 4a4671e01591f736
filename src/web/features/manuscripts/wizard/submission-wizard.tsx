import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import { AuthorsStep } from './authors-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { DraftAside } from './draft-aside.tsx';
import { draftProblems } from './draft-problems.ts';
import { clearDraft, useDraft } from './draft-store.ts';
import { FilesStep } from './files-step.tsx';
import { IssueKindDialog } from './issue-kind-dialog.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepList } from './step-list.tsx';
import { authorsStep, detailsStep, filesStep, reviewStep } from './steps.ts';
import styles from './submission-wizard.module.css';
import { SubmittedNote } from './submitted-note.tsx';
import { cancelUploads } from './upload-store.ts';

interface SubmissionWizardProps {
  readonly user: CurrentUser;
  /** Where the person's manuscripts are listed. */
  readonly listAddress: string;
}

/** The submission in four steps. What is typed is kept in the browser at once. */
export function SubmissionWizard({ user, listAddress }: SubmissionWizardProps) {
  const navigate = useNavigate();
  const [draft, change] = useDraft(user.id);
  const [arrivals, setArrivals] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const [submitted, setSubmitted] = useState<Manuscript | null>(null);
  const problems = draftProblems(draft, user.isAdmin);

  const go = (step: number) => {
    setArrivals(arrivals + 1);
    change({ step, leftSteps: [...new Set([...draft.leftSteps, draft.step])] });
  };
  const choose = (specialReview: boolean) => {
    setAsking(false);
    setArrivals(arrivals + 1);
    change({ specialReview });
  };
  const giveUp = () => {
    cancelUploads();
    clearDraft(user.id);
  };
  const finish = (manuscript: Manuscript) => {
    setSubmitted(manuscript);
    giveUp();
    showNotice('good', 'Manuscript submitted successfully');
  };

  if (submitted) return <SubmittedNote manuscript={submitted} next={listAddress} />;
  const isUndecided = draft.specialReview === null;
  const step = { user, draft, change, arrivals };
  return (
    <div className={styles.wizard}>
      <IssueKindDialog
        isOpen={isUndecided || isAsking}
        onChoose={choose}
        onClose={() => (isUndecided ? void navigate(listAddress) : setAsking(false))}
      />
      <StepList draft={draft} problems={problems} onGo={go} />
      <div className={styles.form}>
        {draft.step === detailsStep && <DetailsStep {...step} />}
        {draft.step === authorsStep && <AuthorsStep {...step} />}
        {draft.step === filesStep && <FilesStep {...step} />}
        {draft.step === reviewStep && <ReviewStep {...step} onGo={go} onSubmitted={finish} />}
        <WizardMoves step={draft.step} onGo={go} />
      </div>
      <DraftAside draft={draft} problems={problems} onChangeKind={() => setAsking(true)} onDiscard={giveUp} />
    </div>
  );
}

function WizardMoves({ step, onGo }: { step: number; onGo: (step: number) => void }) {
  return (
    <div className={styles.moves}>
      {step > detailsStep && (
        <Button variant="default" onClick={() => onGo(step - 1)}>
          Back
        </Button>
      )}
      {step < reviewStep && <Button onClick={() => onGo(step + 1)}>Next</Button>}
    </div>
  );
}
