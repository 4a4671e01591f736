import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { NoSuchDraft } from './drafts/no-such-draft.tsx';
import { forgetDraft } from './drafts/draft-store.ts';
import { useChosenDraft } from './drafts/use-chosen-draft.ts';
import { OpenSubmission } from './open-submission.tsx';
import styles from './submission-wizard.module.css';
import { SubmittedNote } from './submitted-note.tsx';

interface SubmissionWizardProps {
  readonly user: CurrentUser;
  /** Where the person's manuscripts are listed. */
  readonly listAddress: string;
}

/** The submission in four steps. What is typed is kept in the browser at once, and on the server a moment later. */
export function SubmissionWizard({ user, listAddress }: SubmissionWizardProps) {
  const [search] = useSearchParams();
  const chosen = useChosenDraft(user.id, search.get('draft'));
  const [submitted, setSubmitted] = useState<Manuscript | null>(null);
  const finish = (manuscript: Manuscript) => {
    setSubmitted(manuscript);
    forgetDraft({ userId: user.id, awsId: manuscript.awsId });
    showNotice('good', 'Manuscript submitted successfully');
  };
  const isOfSubmitted = submitted !== null && [null, submitted.awsId].includes(search.get('draft'));
  if (isOfSubmitted) return <SubmittedNote manuscript={submitted} next={listAddress} />;
  return (
    <>
      <p>
        <Link className={styles.back} to={listAddress}>
          <IconArrowLeft aria-hidden stroke={1.5} size={18} />
          My Manuscripts
        </Link>
      </p>
      {chosen.is === 'being-read' && <Reading error={chosen.error} />}
      {chosen.is === 'gone' && <NoSuchDraft listAddress={listAddress} />}
      {chosen.is === 'open' && (
        <OpenSubmission
          key={chosen.awsId}
          user={user}
          awsId={chosen.awsId}
          listAddress={listAddress}
          onSubmitted={finish}
        />
      )}
    </>
  );
}
