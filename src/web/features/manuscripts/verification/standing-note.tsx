import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { dashboardTabs, pages } from '../../../../contracts/pages.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { readKeptRejection } from './reject-dialog.tsx';
import styles from './standing-note.module.css';
import { toArticle } from './use-decision.ts';

interface StandingNoteProps {
  readonly manuscript: Manuscript;
  readonly userId: string;
  /** Why a decision came too late, in the server's words. */
  readonly overtaken: string | null;
}

/** A dialog gives the focus back to its button when it closes; the note takes it after that. */
const afterDialog = 50;

function Deleted({ until, userId }: { until: string; userId: string }) {
  const { deletedManuscripts } = dashboardTabs;
  return (
    <Message kind="info">
      <p>
        This manuscript has been deleted. Until {formatMoment(new Date(until))} it can be brought back from{' '}
        <Link to={pages.dashboard.href({ profileId: userId }, { tab: deletedManuscripts })}>Deleted manuscripts</Link>.
      </p>
    </Message>
  );
}

function NotWaiting({ manuscript }: { manuscript: Manuscript }) {
  const { articleStatus, articlePublishedJournal, id } = manuscript;
  // What its author withdrew before it was published has no address of its own.
  const isPublic = manuscript.isPublished || manuscript.articlePublishedDate !== null;
  const article = toArticle(pages.article.href({ catId: articlePublishedJournal.journalAbbreviation, articleId: id }));
  return (
    <Message kind="info">
      <p>
        This manuscript does not wait any more: its status is {articleStatus}.{' '}
        {isPublic && <Link to={article.to}>{article.words}</Link>}
      </p>
    </Message>
  );
}

/** The reasons that somebody was writing when another administrator decided: nothing typed is lost (decision 35). */
function UnsentReasons({ manuscript, userId }: Omit<StandingNoteProps, 'overtaken'>) {
  const [{ rejectionText }] = useState(() => readKeptRejection(userId, manuscript.id));
  if (rejectionText === '') return null;
  return (
    <details className={styles.unsent}>
      <summary>The reasons that you had written; they were not sent</summary>
      <p dir="auto">{rejectionText}</p>
    </details>
  );
}

function standing({ manuscript, userId, overtaken }: StandingNoteProps): ReactNode {
  if (manuscript.restorableUntil !== null) return <Deleted until={manuscript.restorableUntil} userId={userId} />;
  if (overtaken !== null) {
    return (
      <Message kind="bad">
        <p>{overtaken}</p>
        <p>What you see here is how it stands now.</p>
      </Message>
    );
  }
  return manuscript.allowed.includes('accept') ? null : <NotWaiting manuscript={manuscript} />;
}

/** Why the manuscript is not what it was, or does not wait; it takes the focus when it arrives. */
export function StandingNote(props: StandingNoteProps) {
  const { manuscript, userId, overtaken } = props;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (overtaken === null) return;
    const focusing = setTimeout(() => note.current?.focus(), afterDialog);
    return () => clearTimeout(focusing);
  }, [overtaken]);
  return (
    <div ref={note} tabIndex={-1} className={styles.note}>
      {standing(props)}
      {!manuscript.allowed.includes('reject') && <UnsentReasons manuscript={manuscript} userId={userId} />}
    </div>
  );
}
