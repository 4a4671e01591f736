import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { dashboardAfterSubmit } from '../../../../contracts/constants.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { pages } from '../../../../contracts/pages.ts';
import buttons from '../../../ui/button.module.css';
import { LostFootprints } from '../../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { useMoveOn } from '../../../ui/forms/use-move-on.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import { forgetDraft } from './drafts/draft-store.ts';
import { useChosenDraft } from './drafts/use-chosen-draft.ts';
import { newSubmission, wizardAddress } from './drafts/wizard-address.ts';
import { OpenSubmission } from './open-submission.tsx';
import styles from './submission-wizard.module.css';
import step from './wizard-step.module.css';

/** The address names a draft that is not there. */
function NoSuchDraft({ listAddress }: { listAddress: string }) {
  return (
    <EmptyState drawing={<LostFootprints />} title="This draft is not there any more">
      <p>It was submitted or discarded. What you submitted stands under My Manuscripts.</p>
      <Link className={buttons.primary} to={wizardAddress(newSubmission)}>
        Start another submission
      </Link>
      <Link className={buttons.secondary} to={listAddress}>
        My Manuscripts
      </Link>
    </EmptyState>
  );
}

/** After the sending: where the manuscript is planned to appear, and the way on. */
function SubmittedNote({ manuscript, next }: { manuscript: Manuscript; next: string }) {
  const isReviewed = manuscript.reviewModel === 'double-anonymous';
  const heading = useRef<HTMLHeadingElement>(null);
  useMoveOn(next, dashboardAfterSubmit);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={step.step}>
      <h2 ref={heading} tabIndex={-1} className={step.heading}>
        Manuscript submitted
      </h2>
      <Message kind="good">
        <p>
          <strong>{manuscript.articleTitle}</strong> is planned for volume {manuscript.articleVolume}, issue{' '}
          {manuscript.articleIssue} of {manuscript.articlePublishedJournal.journalTitle}.{' '}
          {isReviewed
            ? 'The editor does the initial checks next. We write to you at every step that needs you.'
            : 'We will write to you with the outcome.'}
        </p>
        {isReviewed && (
          <p>
            <Link to={pages.followManuscript.href({ articleId: manuscript.id })}>Follow it on its own page</Link>
          </p>
        )}
        <p>
          <Link to={next}>Continue now</Link>
        </p>
      </Message>
    </section>
  );
}

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
