import { IconClockExclamation } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { pages } from '../../../../contracts/pages.ts';
import { reviews, type ReviewEntry } from '../../../../contracts/reviews.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/reviewing.ts';
import { useListParts, type ListParts } from '../../../api/use-call-parts.ts';
import buttons from '../../../ui/button.module.css';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { OpenBook } from '../../../ui/drawings/open-book.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { hidden } from '../../../ui/message-tags.tsx';
import { PanelSection } from '../../../ui/panel-section.tsx';
import { discussionsAnchor } from '../../discussions/place.ts';
import { UnreadMark } from '../../discussions/unread-mark.tsx';
import { ShowMore } from '../../lists/show-more.tsx';
import { stateWords } from '../review-words.ts';
import { ReviewerCertificate } from '../settings/reviewer-certificate.tsx';
import { ReviewerProfileSection } from '../settings/reviewer-profile-section.tsx';
import { dueWords, todayInUtc } from './due-words.ts';
import styles from './review-list.module.css';

function Title({ review }: { review: ReviewEntry }) {
  const { articleTitle, journalTitle, round, unreadMessages, invitationId } = review;
  return (
    <>
      <strong>
        <bdi>{articleTitle}</bdi>
      </strong>
      <p className={styles.soft}>{t.journalAndRound({ journal: journalTitle, round })}</p>
      {unreadMessages > 0 && (
        <Link to={`${pages.review.href({ invitationId })}#${discussionsAnchor}`}>
          <UnreadMark count={unreadMessages} />
        </Link>
      )}
    </>
  );
}

/** A review to answer or to write; the dates name which. */
function OpenRow({ review }: { review: ReviewEntry }) {
  const { invitationId, state, isOverdue, articleTitle } = review;
  return (
    <CardRow>
      <CardCell label={common.manuscript()}>
        <Title review={review} />
      </CardCell>
      <CardCell label={common.date()}>
        <span className={isOverdue ? styles.overdue : undefined}>
          {isOverdue && <IconClockExclamation aria-hidden stroke={1.5} size={20} />}
          {dueWords(review, todayInUtc())}
        </span>
      </CardCell>
      <CardCell label={t.action()}>
        <Link className={buttons.primary} to={pages.review.href({ invitationId })}>
          {(state === 'invited' ? t.answerReview : t.openReview)({ title: articleTitle, hidden })}
        </Link>
      </CardCell>
    </CardRow>
  );
}

function DoneRow({ review }: { review: ReviewEntry }) {
  const { invitationId, state, round, reportedOn, articleTitle } = review;
  return (
    <CardRow>
      <CardCell label={common.manuscript()}>
        <Title review={review} />
      </CardCell>
      <CardCell label={common.status()}>{stateWords[state]()}</CardCell>
      <CardCell label={common.date()}>{reportedOn === null ? '–' : formatDay(reportedOn)}</CardCell>
      <CardCell label={t.action()}>
        <Link to={pages.review.href({ invitationId })}>{t.viewReview({ title: articleTitle, round, hidden })}</Link>
      </CardCell>
    </CardRow>
  );
}

type Parts = ListParts<ReviewEntry>;

/** Pending reviews, the next due first. */
function OpenReviews({ parts }: { parts: Parts }) {
  if (parts.shown.length === 0) {
    return (
      <EmptyState drawing={<OpenBook />} title={t.noPendingReviews()} level={3}>
        <p>{t.noPendingReviewsHelp()}</p>
      </EmptyState>
    );
  }
  return (
    <div className={styles.list}>
      <CardTable label={t.pendingReviews()} columns={[common.manuscript(), common.date(), t.action()]}>
        {parts.shown.map((review) => (
          <OpenRow key={review.invitationId} review={review} />
        ))}
      </CardTable>
      <ShowMore parts={parts} noun={t.reviewsNoun()} />
    </div>
  );
}

/** Completed reviews, the latest first. */
function DoneReviews({ parts }: { parts: Parts }) {
  if (parts.shown.length === 0) return null;
  return (
    <PanelSection folds isWide title={t.completed()}>
      <CardTable
        label={t.completedReviews()}
        columns={[common.manuscript(), common.status(), common.date(), t.action()]}
      >
        {parts.shown.map((review) => (
          <DoneRow key={review.invitationId} review={review} />
        ))}
      </CardTable>
      <ShowMore parts={parts} noun={t.reviewsNoun()} />
    </PanelSection>
  );
}

/** Shows both lists together, so that the second to load does not move the first. */
function ReviewLists() {
  const open = useListParts(reviews.mine, { part: 'open' }, (part) => part.reviews);
  const done = useListParts(reviews.mine, { part: 'done' }, (part) => part.reviews);
  if (!open.parts || !(done.parts ?? done.error)) return <Reading error={open.error} />;
  return (
    <>
      <OpenReviews parts={open.parts} />
      {done.parts ? <DoneReviews parts={done.parts} /> : <Reading error={done.error} />}
    </>
  );
}

/** A reviewer's tab: pending and completed reviews, the reviewer profile and the certificate. */
export function ReviewsPanel({ user }: { user: CurrentUser }) {
  return (
    <div className={styles.panel}>
      <ReviewLists />
      <ReviewerProfileSection key={user.id} />
      <ReviewerCertificate />
    </div>
  );
}
