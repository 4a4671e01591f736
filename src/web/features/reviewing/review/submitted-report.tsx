import { useEffect, useRef } from 'react';
import { recommendationNames, type Report } from '../../../../contracts/review-values.ts';
import type { ReviewersManuscript } from '../../../../contracts/reviews.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { ReportContents } from '../report-contents.tsx';
import styles from './review-screen.module.css';

interface SubmittedReportProps {
  readonly review: ReviewersManuscript;
  readonly report: Report;
  /** The server's thanks, where it was submitted just now. */
  readonly thanks: string | null;
}

/** A report that was submitted, as it was sent. */
export function SubmittedReport({ review, report, thanks }: SubmittedReportProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (thanks !== null) place.current?.focus();
  }, [thanks]);
  const isStepped = review.state === 'recused';
  return (
    <section className={styles.section} aria-labelledby="report">
      <h2 id="report" tabIndex={-1}>
        Your report
      </h2>
      <div ref={place} tabIndex={-1}>
        <Message kind={isStepped ? 'info' : 'good'}>
          <p>
            {isStepped
              ? 'You have stepped back. This report no longer counts.'
              : (thanks ?? 'It is submitted. Thank you.')}
          </p>
          {!isStepped && (
            <p>The editor considers it with the other reports. We write to you if a revised version is to be read.</p>
          )}
        </Message>
      </div>
      <ReportContents
        scores={report.scores}
        commentsToAuthor={report.commentsToAuthor}
        attachment={review.attachment}
      />
      {report.confidentialRemarks !== '' && (
        <>
          <h3>Confidential remarks to the editor</h3>
          <p dir="auto" className={styles.text}>
            {report.confidentialRemarks}
          </p>
        </>
      )}
      <h3>Recommendation</h3>
      <p>{recommendationNames[report.recommendation]}</p>
    </section>
  );
}
