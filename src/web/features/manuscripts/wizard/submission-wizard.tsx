import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { dashboardAfterSubmit } from '../../../../contracts/constants.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { newSubmission, pages } from '../../../../contracts/pages.ts';
import * as list from '../../../../messages/manuscripts.ts';
import * as t from '../../../../messages/wizard.ts';
import buttons from '../../../ui/button.module.css';
import { LostFootprints } from '../../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { useMoveOn } from '../../../ui/forms/use-move-on.ts';
import { strong, unbroken } from '../../../ui/message-tags.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import type { ArrivedManuscript } from '../arrived-manuscript.ts';
import { forgetDraft } from './drafts/draft-store.ts';
import { useChosenDraft } from './drafts/use-chosen-draft.ts';
import { wizardAddress } from './drafts/wizard-address.ts';
import { OpenSubmission } from './open-submission.tsx';
import styles from './submission-wizard.module.css';
import step from './wizard-step.module.css';

/** The address names a draft that does not exist. */
function NoSuchDraft({ listAddress }: { listAddress: string }) {
  return (
    <EmptyState drawing={<LostFootprints />} title={t.draftGoneTitle()}>
      <p>{t.draftGone()}</p>
      <Link className={buttons.primary} to={wizardAddress(newSubmission)}>
        {t.startAnother()}
      </Link>
      <Link className={buttons.secondary} to={listAddress}>
        {t.myManuscripts()}
      </Link>
    </EmptyState>
  );
}

/** After the submission: where the manuscript is planned to appear, and where to go next. */
function SubmittedNote({ manuscript, next }: { manuscript: Manuscript; next: string }) {
  const isReviewed = manuscript.reviewModel === 'double-anonymous';
  const planned = {
    title: manuscript.articleTitle,
    volume: manuscript.articleVolume,
    issue: manuscript.articleIssue,
    journal: manuscript.articlePublishedJournal.journalTitle,
    strong,
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const { manuscriptNumber } = manuscript;
  const arrived = useMemo((): ArrivedManuscript => ({ manuscriptNumber }), [manuscriptNumber]);
  useMoveOn(next, dashboardAfterSubmit, arrived);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={step.step}>
      <h2 ref={heading} tabIndex={-1} className={step.heading}>
        {t.submittedTitle()}
      </h2>
      <Message kind="good">
        <p>{list.submittedAs({ number: manuscriptNumber, strong: unbroken })}</p>
        <p>{isReviewed ? t.submittedForReview(planned) : t.submittedForVerification(planned)}</p>
        {isReviewed && (
          <p>
            <Link to={pages.followManuscript.href({ articleId: manuscript.id })}>{t.viewStatus()}</Link>
          </p>
        )}
        <p>
          <Link to={next} state={arrived}>
            {t.myManuscripts()}
          </Link>
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

/** The submission in four steps. The browser saves typing at once, the server a moment later. */
export function SubmissionWizard({ user, listAddress }: SubmissionWizardProps) {
  const [search] = useSearchParams();
  const chosen = useChosenDraft(user.id, search.get('draft'));
  const [submitted, setSubmitted] = useState<Manuscript | null>(null);
  const finish = (manuscript: Manuscript) => {
    setSubmitted(manuscript);
    forgetDraft({ userId: user.id, awsId: manuscript.awsId });
    showNotice('good', t.submittedNotice());
  };
  const isOfSubmitted = submitted !== null && [null, submitted.awsId].includes(search.get('draft'));
  if (isOfSubmitted) return <SubmittedNote manuscript={submitted} next={listAddress} />;
  return (
    <>
      <p>
        <Link className={styles.back} to={listAddress}>
          <IconArrowLeft aria-hidden stroke={1.5} size={18} />
          {t.myManuscripts()}
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
