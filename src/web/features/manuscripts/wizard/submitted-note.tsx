import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { dashboardAfterSubmit } from '../../../../contracts/constants.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { pages } from '../../../../contracts/pages.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { useMoveOn } from '../../../ui/forms/use-move-on.ts';
import styles from './wizard-step.module.css';

/** After the sending: where the manuscript is planned to appear, and the way on. */
export function SubmittedNote({ manuscript, next }: { manuscript: Manuscript; next: string }) {
  const isReviewed = manuscript.reviewModel === 'double-anonymous';
  const heading = useRef<HTMLHeadingElement>(null);
  useMoveOn(next, dashboardAfterSubmit);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.step}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
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
