import { useEffect, useRef } from 'react';
import { recommendationNames, type KeptReport } from '../../../../contracts/review-values.ts';
import type { ReviewersManuscript } from '../../../../contracts/reviews.ts';
import * as t from '../../../../messages/reviewing.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { ReportContents } from '../report-contents.tsx';
import styles from './review-screen.module.css';

interface SubmittedReportProps {
  readonly review: ReviewersManuscript;
  readonly report: KeptReport;
  /** The server's message right after the submission. */
  readonly thanks: string | null;
}

/** A submitted report. */
export function SubmittedReport({ review, report, thanks }: SubmittedReportProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button no longer exists.
    if (thanks !== null) place.current?.focus();
  }, [thanks]);
  const isStepped = review.state === 'recused';
  return (
    <section className={styles.section} aria-labelledby="report">
      <h2 id="report" tabIndex={-1}>
        {t.yourReport()}
      </h2>
      <div ref={place} tabIndex={-1}>
        <Message kind={isStepped ? 'info' : 'good'}>
          <p>{isStepped ? t.reportDoesNotCount() : (thanks ?? t.reportSubmitted())}</p>
          {!isStepped && <p>{t.afterSubmitting()}</p>}
        </Message>
      </div>
      <ReportContents
        scores={report.scores}
        answered={report.answered}
        commentsToAuthor={report.commentsToAuthor}
        attachment={review.attachment}
      />
      {report.confidentialRemarks !== '' && (
        <>
          <h3>{t.confidentialRemarks()}</h3>
          <p dir="auto" className={styles.text}>
            {report.confidentialRemarks}
          </p>
        </>
      )}
      <h3>{t.recommendation()}</h3>
      <p>{recommendationNames[report.recommendation]()}</p>
    </section>
  );
}
