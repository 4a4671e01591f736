import type { ReactNode } from 'react';
import { answeredQuestions } from '../../../../contracts/review-answers.ts';
import type { ReviewersManuscript } from '../../../../contracts/reviews.ts';
import * as t from '../../../../messages/reviewing.ts';
import { linkTo } from '../../../ui/message-tags.tsx';
import { newDiscussion } from '../../discussions/place.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { AnswerList } from '../answer-list.tsx';
import { isBegun } from '../report/saved-report.ts';
import { reportStore } from '../report/report-store.ts';
import styles from './review-screen.module.css';

const words: Partial<Record<ReviewersManuscript['state'], () => ReactNode>> = {
  accepted: t.reportsClosed,
  declined: t.youDeclined,
  lapsed: () => t.invitationExpired({ link: linkTo(newDiscussion) }),
  cancelled: t.reviewNotNeeded,
  recused: t.youWithdrew,
};

/** Says why a review takes no report, and shows the unsent one, which can still be copied. */
export function ClosedReview({ userId, review }: { userId: string; review: ReviewersManuscript }) {
  const { kept } = reportStore.open({ userId, invitationId: review.invitationId });
  const typed = isBegun(kept.content) ? kept.content : review.draft;
  return (
    <section className={styles.section} aria-labelledby="standing">
      <h2 id="standing" tabIndex={-1}>
        {t.yourReview()}
      </h2>
      <Message kind="info">{(words[review.state] ?? t.reviewNotOpen)()}</Message>
      {isBegun(typed) && (
        <details>
          <summary>{t.unsentReport()}</summary>
          <AnswerList answered={answeredQuestions(review.questions, typed.answers)} />
          <p dir="auto" className={styles.text}>
            {typed.commentsToAuthor}
          </p>
          {typed.confidentialRemarks !== '' && (
            <>
              <h3>{t.confidentialRemarks()}</h3>
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
