import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { manuscripts } from '../../../../contracts/manuscripts.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { dashboardTabs, pages } from '../../../../contracts/pages.ts';
import { useCall } from '../../../api/use-call.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import page from '../../../ui/page.module.css';
import { ManuscriptStatus } from '../manuscript-status.tsx';
import { RejectionNote } from '../rejection-note.tsx';
import { VersionFold } from '../versions/version-fold.tsx';
import { readKeptRevision } from './kept-revision.ts';
import styles from './manuscript-editor.module.css';
import { NoSuchManuscript } from './no-such-manuscript.tsx';
import { NotEditable } from './not-editable.tsx';
import { RevisionForm } from './revision-form.tsx';

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
