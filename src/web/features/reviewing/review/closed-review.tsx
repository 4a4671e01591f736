import type { ReviewersManuscript } from '../../../../contracts/reviews.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { isBegun } from '../report/kept-report.ts';
import { reportStore } from '../report/report-store.ts';
import styles from './review-screen.module.css';

const words: Partial<Record<ReviewersManuscript['state'], string>> = {
  accepted: 'No reports are taken at present: the manuscript is on hold, or its review has ended without yours.',
  declined: 'You have declined this invitation. There is nothing more to do.',
  lapsed:
    'This invitation was not answered in time, and has lapsed. If you would still like to review, write to the editor.',
  cancelled: 'This review is not needed any more. Thank you for being ready to help; there is nothing more to do.',
  recused: 'You have stepped back from this review. Only the editor has read the reason.',
};

/** A review without a report to write: why, and what had been typed, so that it can still be read and copied. */
export function ClosedReview({ userId, review }: { userId: string; review: ReviewersManuscript }) {
  const { kept } = reportStore.open({ userId, invitationId: review.invitationId });
  const typed = isBegun(kept.content) ? kept.content : review.draft;
  return (
    <section className={styles.section} aria-labelledby="standing">
      <h2 id="standing" tabIndex={-1}>
        Your part
      </h2>
      <Message kind="info">{words[review.state] ?? 'This review is not open.'}</Message>
      {isBegun(typed) && (
        <details>
          <summary>What you had typed</summary>
          <p dir="auto" className={styles.text}>
            {typed.commentsToAuthor}
          </p>
          {typed.confidentialRemarks !== '' && (
            <>
              <h3>Confidential remarks to the editor</h3>
              <p dir="auto" className={styles.text}>
                {typed.confidentialRemarks}
              </p>
            </>
          )}
        </details>
      )}
    </section>
  );
}
