import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { manuscriptSlot } from '../../../../contracts/constants.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { dashboardTabs, pages } from '../../../../contracts/pages.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/manuscripts.ts';
import { ComesBack } from '../../../ui/comes-back.tsx';
import { PdfViewer } from '../../pdf/pdf-viewer.tsx';
import { CorrectDialog } from '../correcting/correct-dialog.tsx';
import { RemovalDialogs } from '../deleting/removal-dialogs.tsx';
import type { RemovalOutcome } from '../deleting/use-removal.ts';
import { ManuscriptStatus } from '../manuscript-status.tsx';
import { VersionFold } from '../versions/version-history.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { BeforePublishing } from './before-publishing.tsx';
import { AbstractFold, ManuscriptContents } from './manuscript-contents.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { RetractedCheck } from './retracted-check.tsx';
import { StatusNote } from './status-note.tsx';
import { toArticle, type Outcome } from './use-decision.ts';
import styles from './verification-detail.module.css';

interface VerificationDetailProps {
  readonly manuscript: Manuscript;
  readonly userId: string;
  readonly onDone: (outcome: Outcome) => void;
  /** The server no longer gives its file to this person: the page checks why. */
  readonly onRefused: () => void;
  /** The links to other manuscripts, above this one. */
  readonly children: ReactNode;
}

type Question = 'accept' | 'reject' | 'correct' | 'remove';

/** The manuscript file, if a browser can show it. */
const pdfOf = ({ files }: Manuscript) =>
  files.find(({ slot, mediaType }) => slot === manuscriptSlot && mediaType === 'application/pdf');

/** The result of a removal or a notice, with a link to view or restore it. */
function removed(
  { id, articleTitle, allowed, articlePublishedJournal }: Manuscript,
  userId: string,
  done: RemovalOutcome,
): Outcome {
  const message = done({ title: articleTitle });
  if (allowed.includes('withdraw')) {
    const address = pages.article.href({ catId: articlePublishedJournal.journalAbbreviation, articleId: id });
    return { message, link: toArticle(address) };
  }
  const deleted = pages.dashboard.href({ profileId: userId }, { tab: dashboardTabs.deletedManuscripts });
  return { message, link: { to: deleted, words: t.deletedManuscripts() } };
}

interface ActionsProps {
  readonly manuscript: Manuscript;
  readonly onAsk: (question: Question) => void;
}

function Actions({ manuscript: { allowed, articleStatus }, onAsk }: ActionsProps) {
  return (
    <div className={styles.actions}>
      {allowed.includes('accept') && (
        <Button onClick={() => onAsk('accept')}>{articleStatus === 'Accepted' ? t.publish() : t.accept()}</Button>
      )}
      {allowed.includes('reject') && (
        <Button variant="default" onClick={() => onAsk('reject')}>
          {t.reject()}
        </Button>
      )}
      {allowed.includes('correct') && (
        <Button variant="default" onClick={() => onAsk('correct')}>
          {t.correct()}
        </Button>
      )}
      {(allowed.includes('delete') || allowed.includes('withdraw')) && (
        // Alone, it needs a border to align with the text.
        <Button
          variant={allowed.includes('accept') ? 'subtle' : 'default'}
          color="var(--bad)"
          c="var(--bad)"
          onClick={() => onAsk('remove')}
        >
          {allowed.includes('withdraw') ? t.withdrawOrRetract() : common.deleteIt()}
        </Button>
      )}
    </div>
  );
}

/** One manuscript to decide on, with its PDF beside it on a wide screen. */
export function VerificationDetail({ manuscript, userId, onDone, onRefused, children }: VerificationDetailProps) {
  const [asking, setAsking] = useState<Question | null>(null);
  const [overtaken, setOvertaken] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const dialog = {
    manuscript,
    userId,
    onClose: () => setAsking(null),
    onDecided: onDone,
    onOvertaken: setOvertaken,
  };
  const pdf = pdfOf(manuscript);
  return (
    <article>
      {children}
      <div className={styles.columns} data-alone={!pdf || undefined}>
        <div className={styles.text}>
          <StatusNote manuscript={manuscript} userId={userId} overtaken={overtaken} />
          <div className={styles.status}>
            <ManuscriptStatus status={manuscript.articleStatus} />
            <span className={styles.number}>{manuscript.manuscriptNumber}</span>
          </div>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            <bdi>{manuscript.articleTitle}</bdi>
          </h2>
          <ComesBack mark={manuscript.authorComesBack} />
          <Actions manuscript={manuscript} onAsk={setAsking} />
          {manuscript.allowed.includes('accept') && <BeforePublishing manuscript={manuscript} userId={userId} />}
          {manuscript.allowed.includes('accept') && <RetractedCheck articleId={manuscript.id} />}
          {!pdf && <p className={styles.noPdf}>{t.wordBelow()}</p>}
          <VersionFold articleId={manuscript.id} version={manuscript.version} />
          <ManuscriptContents manuscript={manuscript} />
          <AbstractFold manuscript={manuscript} />
        </div>
        {pdf && (
          <div className={styles.pdf}>
            <PdfViewer
              key={pdf.url}
              heading={t.manuscriptFile()}
              address={pdf.url}
              fileName={pdf.name}
              onRefused={onRefused}
            />
          </div>
        )}
      </div>
      <AcceptDialog key={manuscript.version} {...dialog} isOpen={asking === 'accept'} />
      <RejectDialog {...dialog} isOpen={asking === 'reject'} />
      {manuscript.allowed.includes('correct') && (
        <CorrectDialog {...dialog} articleId={manuscript.id} isOpen={asking === 'correct'} onCorrected={onDone} />
      )}
      <RemovalDialogs
        {...dialog}
        isOpen={asking === 'remove'}
        onRemoved={(done) => onDone(removed(manuscript, userId, done))}
      />
    </article>
  );
}
