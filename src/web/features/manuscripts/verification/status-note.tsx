import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { dashboardTabs, pages } from '../../../../contracts/pages.ts';
import * as t from '../../../../messages/manuscripts.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { linkTo } from '../../../ui/message-tags.tsx';
import { readSavedRejection } from './reject-dialog.tsx';
import styles from './status-note.module.css';
import { toArticle } from './use-decision.ts';

interface StatusNoteProps {
  readonly manuscript: Manuscript;
  readonly userId: string;
  /** Why a decision came too late, in the server's words. */
  readonly overtaken: string | null;
}

/** A closing dialog returns the focus to its button; the note takes it after that. */
const afterDialog = 50;

function Deleted({ until, userId }: { until: string; userId: string }) {
  const deleted = pages.dashboard.href({ profileId: userId }, { tab: dashboardTabs.deletedManuscripts });
  return (
    <Message kind="info">
      <p>{t.isDeletedUntil({ moment: formatMoment(new Date(until)), link: linkTo(deleted) })}</p>
    </Message>
  );
}

function NotWaiting({ manuscript }: { manuscript: Manuscript }) {
  const { articleStatus, articlePublishedJournal, id } = manuscript;
  // A manuscript that was withdrawn before publication has no public page.
  const isPublic = manuscript.isPublished || manuscript.articlePublishedDate !== null;
  const article = toArticle(pages.article.href({ catId: articlePublishedJournal.journalAbbreviation, articleId: id }));
  return (
    <Message kind="info">
      <p>
        {t.noLongerPending({ status: articleStatus })} {isPublic && <Link to={article.to}>{article.words}</Link>}
      </p>
    </Message>
  );
}

/** The unsent reasons of a rejection, after another administrator decided first (decision 35). */
function UnsentReasons({ manuscript, userId }: Omit<StatusNoteProps, 'overtaken'>) {
  const [{ rejectionText }] = useState(() => readSavedRejection(userId, manuscript.id));
  if (rejectionText === '') return null;
  return (
    <details className={styles.unsent}>
      <summary>{t.unsentReasons()}</summary>
      <p dir="auto">{rejectionText}</p>
    </details>
  );
}

function current({ manuscript, userId, overtaken }: StatusNoteProps): ReactNode {
  if (manuscript.restorableUntil !== null) return <Deleted until={manuscript.restorableUntil} userId={userId} />;
  if (overtaken !== null) {
    return (
      <Message kind="bad">
        <p>{overtaken}</p>
        <p>{t.showsCurrent()}</p>
      </Message>
    );
  }
  return manuscript.allowed.includes('accept') ? null : <NotWaiting manuscript={manuscript} />;
}

/** Why the manuscript changed or is no longer pending; takes the focus when it appears. */
export function StatusNote(props: StatusNoteProps) {
  const { manuscript, userId, overtaken } = props;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (overtaken === null) return;
    const focusing = setTimeout(() => note.current?.focus(), afterDialog);
    return () => clearTimeout(focusing);
  }, [overtaken]);
  return (
    <div ref={note} tabIndex={-1} className={styles.note}>
      {current(props)}
      {!manuscript.allowed.includes('reject') && <UnsentReasons manuscript={manuscript} userId={userId} />}
    </div>
  );
}
