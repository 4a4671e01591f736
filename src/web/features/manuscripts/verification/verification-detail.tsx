import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { manuscriptSlot } from '../../../../contracts/constants.ts';
import type { Manuscript, ManuscriptAction } from '../../../../contracts/manuscript-values.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { RemovalDialogs } from '../deleting/removal-dialogs.tsx';
import { ManuscriptStatus } from '../manuscript-status.tsx';
import { VersionFold } from '../versions/version-fold.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { ManuscriptContents } from './manuscript-contents.tsx';
import type { Outcome } from './outcome.ts';
import { RejectDialog } from './reject-dialog.tsx';
import styles from './verification-detail.module.css';

interface VerificationDetailProps {
  readonly manuscript: Manuscript;
  readonly userId: string;
  readonly onDone: (outcome: Outcome) => void;
  /** The ways to other manuscripts, above this one. */
  readonly children: ReactNode;
}

type Question = 'accept' | 'reject' | 'remove';

function PdfBeside({ manuscript }: { manuscript: Manuscript }) {
  const paper = manuscript.files.find((file) => file.slot === manuscriptSlot);
  if (paper?.mediaType !== 'application/pdf') {
    return <p className={styles.noPdf}>The manuscript file is no PDF. Open it from the list of files.</p>;
  }
  return (
    <iframe className={styles.pdf} src={`${paper.url}#navpanes=0&view=FitH`} title={`Manuscript file: ${paper.name}`} />
  );
}

function Actions({ allowed, onAsk }: { allowed: readonly ManuscriptAction[]; onAsk: (question: Question) => void }) {
  return (
    <div className={styles.actions}>
      {allowed.includes('accept') && <Button onClick={() => onAsk('accept')}>Accept</Button>}
      {allowed.includes('reject') && (
        <Button variant="default" onClick={() => onAsk('reject')}>
          Reject
        </Button>
      )}
      {(allowed.includes('delete') || allowed.includes('withdraw')) && (
        <Button variant="subtle" color="var(--bad)" onClick={() => onAsk('remove')}>
          {allowed.includes('withdraw') ? 'Withdraw' : 'Delete'}
        </Button>
      )}
    </div>
  );
}

/** Why the manuscript is not what it was, or does not wait; it takes the focus when it arrives. */
function StandingNote({ manuscript, overtaken }: { manuscript: Manuscript; overtaken: string | null }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (overtaken !== null) note.current?.focus();
  }, [overtaken]);
  if (overtaken !== null) {
    return (
      <div ref={note} tabIndex={-1} className={styles.note}>
        <Message kind="bad">
          <p>{overtaken}</p>
          <p>What you see here is how it stands now.</p>
        </Message>
      </div>
    );
  }
  if (manuscript.allowed.includes('accept')) return null;
  return (
    <Message kind="info">
      <p>This manuscript does not wait any more: its status is {manuscript.articleStatus}.</p>
    </Message>
  );
}

/** One manuscript to decide on, with its PDF beside it on a wide screen. */
export function VerificationDetail({ manuscript, userId, onDone, children }: VerificationDetailProps) {
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
  const wasDeleted = () => onDone({ message: `“${manuscript.articleTitle}” is removed.`, articleUrl: null });
  return (
    <article>
      {children}
      <div className={styles.columns}>
        <div className={styles.text}>
          <StandingNote manuscript={manuscript} overtaken={overtaken} />
          <ManuscriptStatus status={manuscript.articleStatus} />
          <p className={styles.number}>{manuscript.articleNumber}</p>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            <bdi>{manuscript.articleTitle}</bdi>
          </h2>
          <Actions allowed={manuscript.allowed} onAsk={setAsking} />
          <VersionFold articleId={manuscript.id} version={manuscript.version} />
          <ManuscriptContents manuscript={manuscript} />
        </div>
        <PdfBeside manuscript={manuscript} />
      </div>
      <AcceptDialog {...dialog} isOpen={asking === 'accept'} />
      <RejectDialog {...dialog} isOpen={asking === 'reject'} />
      <RemovalDialogs {...dialog} isOpen={asking === 'remove'} onRemoved={wasDeleted} />
    </article>
  );
}
