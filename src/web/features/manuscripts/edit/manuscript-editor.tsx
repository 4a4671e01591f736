import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { manuscripts } from '../../../../contracts/manuscripts.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { dashboardTabs, pages } from '../../../../contracts/pages.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/wizard.ts';
import { useCall } from '../../../api/use-call.ts';
import buttons from '../../../ui/button.module.css';
import { LostFootprints } from '../../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { bdi, linkTo } from '../../../ui/message-tags.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import page from '../../../ui/page.module.css';
import { ManuscriptStatus } from '../manuscript-status.tsx';
import { RejectionNote } from '../rejection-note.tsx';
import { VersionFold } from '../versions/version-history.tsx';
import styles from './manuscript-editor.module.css';
import { NoSuchManuscript } from './no-such-manuscript.tsx';
import { RevisionForm } from './revision-form.tsx';
import { readSavedRevision } from './use-revision.ts';

interface NotEditableProps {
  readonly manuscript: Manuscript;
  readonly backAddress: string;
  /** Whether this browser has unsent changes. */
  readonly hasTyped: boolean;
}

function reasonOf({ articleStatus, isReview, isPublished }: Manuscript): string {
  if (articleStatus === 'Revision Requested') return t.notEditableRevision();
  if (articleStatus === 'Accepted') return t.notEditableAccepted();
  if (isPublished || articleStatus === 'Published') return t.notEditablePublished();
  if (articleStatus === 'Withdrawn') return t.notEditableWithdrawn();
  return isReview ? t.notEditableInReview() : t.notEditableStatus();
}

/** Why a manuscript cannot be edited now, and the way back. */
function NotEditable({ manuscript, backAddress, hasTyped }: NotEditableProps) {
  return (
    <EmptyState drawing={<LostFootprints />} title={t.notEditableTitle()} level={1}>
      <p>{t.notEditable({ title: manuscript.articleTitle, reason: reasonOf(manuscript), bdi })}</p>
      {hasTyped && <p>{t.unsentChangesSaved()}</p>}
      {manuscript.reviewModel === 'double-anonymous' ? (
        <Link className={buttons.primary} to={pages.followManuscript.href({ articleId: manuscript.id })}>
          {t.viewStatus()}
        </Link>
      ) : (
        <Link className={buttons.primary} to={backAddress}>
          {t.backToMyManuscripts()}
        </Link>
      )}
    </EmptyState>
  );
}

interface ManuscriptEditorProps {
  readonly user: CurrentUser;
  readonly articleId: string;
}

function EditorHead({ manuscript, backAddress }: { manuscript: Manuscript; backAddress: string }) {
  const { journalTitle } = manuscript.articlePublishedJournal;
  return (
    <header className={styles.head}>
      <p>
        <Link to={backAddress}>{t.backToMyManuscripts()}</Link>
      </p>
      <h1 className={page.heading}>{t.editManuscript()}</h1>
      <p className={styles.lead}>
        {t.editedPlannedFor({
          number: manuscript.manuscriptNumber,
          journal: journalTitle,
          volume: manuscript.articleVolume,
          issue: manuscript.articleIssue,
        })}
      </p>
    </header>
  );
}

function waitingWords({ reviewModel, articleStatus }: Manuscript): string {
  if (reviewModel === 'verification') return t.waitsForVerification();
  return articleStatus === 'Returned' ? t.returnedByEditor() : t.waitsForChecks();
}

/** The rule for files in peer review, with a link to the email and the findings. */
function AnonymityAdvice({ articleId }: { articleId: string }) {
  return <p>{t.keepFilesAnonymous({ link: linkTo(pages.followManuscript.href({ articleId })) })}</p>;
}

function Status({ manuscript }: { manuscript: Manuscript }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long reasons scroll in here, by the keyboard too
    <aside className={styles.aside} aria-label={common.status()} tabIndex={0}>
      <ManuscriptStatus status={manuscript.articleStatus} />
      {manuscript.reviewModel === 'double-anonymous' && <AnonymityAdvice articleId={manuscript.id} />}
      {manuscript.rejectionText === null ? (
        <p>{waitingWords(manuscript)}</p>
      ) : (
        <>
          <h2>{manuscript.articleStatus === 'Returned' ? t.whyReturned() : t.whyRejected()}</h2>
          <RejectionNote rejection={manuscript} />
        </>
      )}
      <VersionFold articleId={manuscript.id} version={manuscript.version} />
    </aside>
  );
}

/** The editor of a manuscript: the form, and beside it the status and what to correct. */
export function ManuscriptEditor({ user, articleId }: ManuscriptEditorProps) {
  const navigate = useNavigate();
  const { data: manuscript, error } = useCall(manuscripts.single, { params: { articleId } });
  const [isSent, setSent] = useState(false);
  const list = pages.dashboard.href({ profileId: user.id }, { tab: dashboardTabs.first });
  const next = manuscript?.reviewModel === 'double-anonymous' ? pages.followManuscript.href({ articleId }) : list;
  useEffect(() => {
    if (isSent) void navigate(next);
  }, [isSent, navigate, next]);
  const sent = (message: string) => {
    showNotice('good', message);
    setSent(true);
  };
  if (error?.status === 404 || (manuscript && manuscript.userId !== user.id)) return <NoSuchManuscript />;
  if (!manuscript) return <Reading error={error} />;
  if (!isSent && !manuscript.allowed.includes('edit')) {
    const hasTyped = readSavedRevision(user.id, articleId) !== null;
    return <NotEditable manuscript={manuscript} backAddress={list} hasTyped={hasTyped} />;
  }
  return (
    <>
      <EditorHead manuscript={manuscript} backAddress={list} />
      <div className={styles.columns}>
        <Status manuscript={manuscript} />
        <RevisionForm user={user} manuscript={manuscript} onSent={sent} />
      </div>
    </>
  );
}
