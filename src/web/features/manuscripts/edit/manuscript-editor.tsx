import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { manuscripts } from '../../../../contracts/manuscripts.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { dashboardTabs, pages } from '../../../../contracts/pages.ts';
import { useCall } from '../../../api/use-call.ts';
import buttons from '../../../ui/button.module.css';
import { LostFootprints } from '../../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import page from '../../../ui/page.module.css';
import { ManuscriptStatus } from '../manuscript-status.tsx';
import { RejectionNote } from '../rejection-note.tsx';
import { VersionFold } from '../versions/version-history.tsx';
import styles from './manuscript-editor.module.css';
import { NoSuchManuscript } from './no-such-manuscript.tsx';
import { RevisionForm } from './revision-form.tsx';
import { readKeptRevision } from './use-revision.ts';

interface NotEditableProps {
  readonly manuscript: Manuscript;
  readonly backAddress: string;
  /** Whether this browser keeps a change of it that was never sent. */
  readonly hasTyped: boolean;
}

function reasonOf({ articleStatus, isReview, isPublished }: Manuscript): string {
  if (articleStatus === 'Revision Requested') return 'A revision is asked for. You submit it from its own page.';
  if (articleStatus === 'Accepted') return 'It is accepted. Its page says what is left before it is published.';
  if (isPublished || articleStatus === 'Published')
    return 'It is published. What is published stays as its readers have it.';
  if (articleStatus === 'Withdrawn') return 'It has been withdrawn.';
  if (isReview) return 'It is in review. You can change it again if a revision is asked for.';
  return 'Its state does not allow it now.';
}

/** Why a manuscript cannot be edited now, and the way back. */
function NotEditable({ manuscript, backAddress, hasTyped }: NotEditableProps) {
  return (
    <EmptyState drawing={<LostFootprints />} title="This manuscript cannot be edited now" level={1}>
      <p>
        “<bdi>{manuscript.articleTitle}</bdi>”: {reasonOf(manuscript)}
      </p>
      {hasTyped && <p>What you typed and did not send is kept in this browser.</p>}
      {manuscript.reviewModel === 'double-anonymous' ? (
        <Link className={buttons.primary} to={pages.followManuscript.href({ articleId: manuscript.id })}>
          Go to its page
        </Link>
      ) : (
        <Link className={buttons.primary} to={backAddress}>
          Back to My Manuscripts
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
        <Link to={backAddress}>Back to My Manuscripts</Link>
      </p>
      <h1 className={page.heading}>Edit manuscript</h1>
      <p className={styles.lead}>
        {manuscript.articleNumber} · {journalTitle}, planned for volume {manuscript.articleVolume}, issue{' '}
        {manuscript.articleIssue}
      </p>
    </header>
  );
}

function waitingWords({ reviewModel, articleStatus }: Manuscript): string {
  if (reviewModel === 'verification')
    return 'It waits for verification. You can still correct it; it keeps its place in the queue.';
  return articleStatus === 'Returned'
    ? 'The editor returned it. Change what the letter asks for, and submit it again.'
    : 'The editor does the initial checks. Until it goes to review you can still correct it.';
}

/** What a change in peer review must keep to, and the way back to the letter and the findings. */
function AnonymityAdvice({ articleId }: { articleId: string }) {
  return (
    <p>
      Keep the files anonymous: they name neither you nor your institution.{' '}
      <Link to={pages.followManuscript.href({ articleId })}>Letters and findings</Link>
    </p>
  );
}

function Standing({ manuscript }: { manuscript: Manuscript }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long reasons scroll in here, by the keyboard too
    <aside className={styles.aside} aria-label="How it stands" tabIndex={0}>
      <ManuscriptStatus status={manuscript.articleStatus} />
      {manuscript.reviewModel === 'double-anonymous' && <AnonymityAdvice articleId={manuscript.id} />}
      {manuscript.rejectionText === null ? (
        <p>{waitingWords(manuscript)}</p>
      ) : (
        <>
          <h2>{manuscript.articleStatus === 'Returned' ? 'Why it was returned' : 'What to change, and why'}</h2>
          <RejectionNote rejection={manuscript} />
        </>
      )}
      <VersionFold articleId={manuscript.id} version={manuscript.version} />
    </aside>
  );
}

/** A manuscript in its author's hands: the form, and beside it what to mend. */
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
    const hasTyped = readKeptRevision(user.id, articleId) !== null;
    return <NotEditable manuscript={manuscript} backAddress={list} hasTyped={hasTyped} />;
  }
  return (
    <>
      <EditorHead manuscript={manuscript} backAddress={list} />
      <div className={styles.columns}>
        <Standing manuscript={manuscript} />
        <RevisionForm user={user} manuscript={manuscript} onSent={sent} />
      </div>
    </>
  );
}
