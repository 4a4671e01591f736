import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { manuscriptSlot } from '../../../../contracts/constants.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { ManuscriptStatus } from '../manuscript-status.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { ManuscriptContents } from './manuscript-contents.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import styles from './verification-detail.module.css';
import type { Outcome } from './outcome.ts';

interface VerificationDetailProps {
  readonly manuscript: Manuscript;
  readonly onClose: (outcome: Outcome | null) => void;
}

function PdfBeside({ manuscript }: { manuscript: Manuscript }) {
  const paper = manuscript.files.find((file) => file.slot === manuscriptSlot);
  if (paper?.mediaType !== 'application/pdf') {
    return <p className={styles.noPdf}>The manuscript file is no PDF. Open it from the list of files.</p>;
  }
  return (
    <iframe className={styles.pdf} src={`${paper.url}#navpanes=0&view=FitH`} title={`Manuscript file: ${paper.name}`} />
  );
}

/** One manuscript to decide on, with its PDF beside it on a wide screen. */
export function VerificationDetail({ manuscript, onClose }: VerificationDetailProps) {
  const [asking, setAsking] = useState<'accept' | 'reject' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isAllowed = (action: 'accept' | 'reject') => manuscript.allowed.includes(action);
  const dialog = { manuscript, onClose: () => setAsking(null), onDecided: onClose };
  return (
    <article>
      <Button
        variant="subtle"
        leftSection={<IconArrowLeft aria-hidden stroke={1.5} size={20} />}
        onClick={() => onClose(null)}
      >
        Back to the list
      </Button>
      <div className={styles.columns}>
        <div className={styles.text}>
          <ManuscriptStatus status={manuscript.articleStatus} />
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            <bdi>{manuscript.articleTitle}</bdi>
          </h2>
          <div className={styles.actions}>
            {isAllowed('accept') && <Button onClick={() => setAsking('accept')}>Accept</Button>}
            {isAllowed('reject') && (
              <Button variant="default" onClick={() => setAsking('reject')}>
                Reject
              </Button>
            )}
          </div>
          <ManuscriptContents manuscript={manuscript} />
        </div>
        <PdfBeside manuscript={manuscript} />
      </div>
      <AcceptDialog {...dialog} isOpen={asking === 'accept'} />
      <RejectDialog {...dialog} isOpen={asking === 'reject'} />
    </article>
  );
}
