import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { dashboardTabs, pages } from '../../../../contracts/pages.ts';
import { reviews, type ReviewersManuscript } from '../../../../contracts/reviews.ts';
import { presentCovered } from '../../../../contracts/statement-words.ts';
import * as open from '../../../../messages/open-review.ts';
import * as t from '../../../../messages/reviewing.ts';
import { useCall, useCallMutation } from '../../../api/use-call.ts';
import buttons from '../../../ui/button.module.css';
import { LostFootprints } from '../../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { StatementFold } from '../../../ui/statement-fold.tsx';
import { DeclineDialog } from '../decline-dialog.tsx';
import { InvitationDates } from '../invitation-dates.tsx';
import { ReportForm } from '../report/report-form.tsx';
import { WorkFacts } from '../work-facts.tsx';
import { ClosedReview } from './closed-review.tsx';
import { DiscussionsSection } from './discussions-section.tsx';
import { EarlierRounds } from './earlier-rounds.tsx';
import { RecuseSection } from './recuse-section.tsx';
import { ReportPublication } from './report-publication.tsx';
import { ReviewFiles } from './review-files.tsx';
import { ownPart, ReviewHead } from './review-head.tsx';
import styles from './review-screen.module.css';
import { SubmittedReport } from './submitted-report.tsx';

/** Answers an invitation from the list of reviews. */
function AnswerFromList({
  review: { invitationId, answering, isRevision, publication },
}: {
  review: ReviewersManuscript;
}) {
  const [isDeclining, setDeclining] = useState(false);
  const { mutate, isPending, error, variables } = useCallMutation(reviews.answer, [reviews.single, reviews.mine]);
  const isAccepting = variables?.body?.isAccepted === true;
  const answer = (isAccepted: boolean, reason: string) =>
    mutate(
      { params: { invitationId }, body: { isAccepted, reason } },
      { onSuccess: ({ message }) => showNotice('good', message) },
    );
  return (
    <section className={styles.section} aria-labelledby="answer">
      <h2 id="answer">{t.yourAnswer()}</h2>
      {isRevision && <Message kind="info">{t.isRevision()}</Message>}
      {answering && <InvitationDates {...answering} />}
      <p>{t.afterAccepting()}</p>
      {publication && <p>{open.publishesReviews()}</p>}
      {error && isAccepting && <Message kind="bad">{error.message}</Message>}
      <div className={styles.choices}>
        <Button size="md" loading={isPending && isAccepting} onClick={() => answer(true, '')}>
          {t.accept()}
        </Button>
        <Button size="md" variant="default" onClick={() => setDeclining(true)}>
          {t.decline()}
        </Button>
      </div>
      <DeclineDialog
        isOpen={isDeclining}
        isBusy={isPending && !isAccepting}
        problem={isAccepting ? null : (error?.message ?? null)}
        onClose={() => setDeclining(false)}
        onDecline={(reason) => answer(false, reason)}
      />
    </section>
  );
}

/** Moves the focus to the new heading when a step has replaced the focused element. */
function useFocusAfterChange(state: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const known = useRef(state);
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    const { activeElement } = document;
    // A closing dialog returns the focus to a button that no longer exists.
    const isLost =
      !activeElement || activeElement === document.body || activeElement.closest('[role="dialog"]') !== null;
    if (isLost) place.current?.querySelector('h2')?.focus();
  }, [state]);
  return place;
}

/** Shown for another person's review too, so that the address does not reveal whether it exists. */
function NoSuchReview({ profileId }: { profileId: string }) {
  return (
    <EmptyState drawing={<LostFootprints />} title={t.reviewNotFound()} level={1}>
      <p>{t.reviewNotFoundHelp()}</p>
      <Link className={buttons.primary} to={pages.dashboard.href({ profileId }, { tab: dashboardTabs.reviews })}>
        {t.seeReviews()}
      </Link>
    </EmptyState>
  );
}

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

/** The column beside the manuscript: the answer, the report, or how the review ended. */
function OwnPart({ user, review, thanks, onSubmitted, onLook }: OpenReviewProps) {
  if (review.state === 'invited') return <AnswerFromList review={review} />;
  if (review.report) return <SubmittedReport review={review} report={review.report} thanks={thanks} />;
  // The review is still reloading.
  if (thanks !== null && review.state === 'accepted') return <Message kind="good">{thanks}</Message>;
  if (review.allowed.includes('report'))
    return (
      <ReportForm userId={user.id} review={review} onSubmitted={onSubmitted} onLook={onLook}>
        <ReportPublication review={review} />
      </ReportForm>
    );
  return <ClosedReview userId={user.id} review={review} />;
}

/** A loaded review: the manuscript, and the report beside it. */
function KnownReview({ user, review, onLook: look }: Pick<OpenReviewProps, 'user' | 'review' | 'onLook'>) {
  const [thanks, setThanks] = useState<string | null>(null);
  const own = useFocusAfterChange(review.state);
  return (
    <>
      <ReviewHead review={review} profileId={user.id} />
      <div className={styles.columns}>
        <div className={styles.work}>
          <WorkFacts
            abstract={review.articleAbstract}
            keywords={review.articleKeywords}
            folds={review.state !== 'invited'}
          />
          <StatementFold statements={review.statements.map(presentCovered)} />
          <EarlierRounds rounds={review.earlier} />
          <ReviewFiles review={review} onLook={look} />
        </div>
        <div ref={own} id={ownPart} tabIndex={-1} className={styles.own}>
          {review.isLate && <Message kind="info">{t.lateReport()}</Message>}
          <OwnPart user={user} review={review} thanks={thanks} onSubmitted={setThanks} onLook={look} />
          {!review.allowed.includes('report') && <ReportPublication review={review} />}
          <DiscussionsSection userId={user.id} place={{ invitationId: review.invitationId }} />
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
