import { useState } from 'react';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { reviews, type ReviewersManuscript } from '../../../../contracts/reviews.ts';
import { useCall } from '../../../api/use-call.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { ReportForm } from '../report/report-form.tsx';
import { WorkFacts } from '../work-facts.tsx';
import { AnswerFromList } from './answer-from-list.tsx';
import { ClosedReview } from './closed-review.tsx';
import { EarlierRounds } from './earlier-rounds.tsx';
import { NoSuchReview } from './no-such-review.tsx';
import { RecuseSection } from './recuse-section.tsx';
import { ReviewFiles } from './review-files.tsx';
import { ReviewHead } from './review-head.tsx';
import styles from './review-screen.module.css';
import { SubmittedReport } from './submitted-report.tsx';
import { useFocusAfterChange } from './use-focus-after-change.ts';

interface ReviewScreenProps {
  readonly user: CurrentUser;
  readonly invitationId: string;
}

interface OpenReviewProps {
  readonly user: CurrentUser;
  readonly review: ReviewersManuscript;
  readonly thanks: string | null;
  readonly onSubmitted: (message: string) => void;
  readonly onLook: () => void;
}

/** What stands beside the manuscript: the answer, the report, or how the review ended. */
function OwnPart({ user, review, thanks, onSubmitted, onLook }: OpenReviewProps) {
  if (review.state === 'invited') return <AnswerFromList review={review} />;
  if (review.report) return <SubmittedReport review={review} report={review.report} thanks={thanks} />;
  // What the server says of it now is on its way.
  if (thanks !== null && review.state === 'accepted') return <Message kind="good">{thanks}</Message>;
  if (review.allowed.includes('report'))
    return <ReportForm userId={user.id} review={review} onSubmitted={onSubmitted} onLook={onLook} />;
  return <ClosedReview userId={user.id} review={review} />;
}

/** A review that the server knows: what is to be read, and beside it what is to be written. */
function KnownReview({ user, review, onLook: look }: Pick<OpenReviewProps, 'user' | 'review' | 'onLook'>) {
  const [thanks, setThanks] = useState<string | null>(null);
  const own = useFocusAfterChange(review.state);
  return (
    <>
      <ReviewHead review={review} profileId={user.id} />
      <div className={styles.columns}>
        <div className={styles.work}>
          <WorkFacts abstract={review.articleAbstract} keywords={review.articleKeywords} />
          <EarlierRounds rounds={review.earlier} />
          <ReviewFiles review={review} onLook={look} />
        </div>
        <div ref={own} className={styles.own}>
          <OwnPart user={user} review={review} thanks={thanks} onSubmitted={setThanks} onLook={look} />
          {review.allowed.includes('recuse') && <RecuseSection review={review} />}
        </div>
      </div>
    </>
  );
}

/** One review: the manuscript without its authors, and beside it the report. */
export function ReviewScreen({ user, invitationId }: ReviewScreenProps) {
  const { data: review, error, refetch } = useCall(reviews.single, { params: { invitationId } });
  if (!review) {
    if (error && (error.status === 404 || error.status === 422)) return <NoSuchReview profileId={user.id} />;
    return <Reading error={error} />;
  }
  return <KnownReview user={user} review={review} onLook={() => void refetch()} />;
}
