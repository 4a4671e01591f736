import { IconClockExclamation } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { pages } from '../../../../contracts/pages.ts';
import { reviews, type ReviewEntry } from '../../../../contracts/reviews.ts';
import { useListParts, type ListParts } from '../../../api/use-call-parts.ts';
import buttons from '../../../ui/button.module.css';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { OpenBook } from '../../../ui/drawings/open-book.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { ShowMore } from '../../lists/show-more.tsx';
import { stateWords } from '../review-words.ts';
import { ReviewerCertificate } from '../settings/reviewer-certificate.tsx';
import { ReviewerProfileSection } from '../settings/reviewer-profile-section.tsx';
import { dueWords, todayInUtc } from './due-words.ts';
import styles from './review-list.module.css';

const columns = ['Manuscript', 'State', 'When', 'Action'] as const;

function Title({ review: { articleTitle, journalTitle, round } }: { review: ReviewEntry }) {
  return (
    <>
      <strong>
        <bdi>{articleTitle}</bdi>
      </strong>
      <p className={styles.soft}>
        {journalTitle}, round {round}
      </p>
    </>
  );
}

function OpenRow({ review }: { review: ReviewEntry }) {
  const { invitationId, state, isOverdue, articleTitle } = review;
  return (
    <CardRow>
      <CardCell label={columns[0]}>
        <Title review={review} />
      </CardCell>
      <CardCell label={columns[1]}>{stateWords[state]}</CardCell>
      <CardCell label={columns[2]}>
        <span className={isOverdue ? styles.overdue : undefined}>
          {isOverdue && <IconClockExclamation aria-hidden stroke={1.5} size={20} />}
          {dueWords(review, todayInUtc())}
        </span>
      </CardCell>
      <CardCell label={columns[3]}>
        <Link className={buttons.secondary} to={pages.review.href({ invitationId })}>
          {state === 'invited' ? 'Answer' : 'Open'}
          <span className="visually-hidden">: {articleTitle}</span>
        </Link>
      </CardCell>
    </CardRow>
  );
}

function DoneRow({ review }: { review: ReviewEntry }) {
  const { invitationId, state, round, reportedOn, articleTitle } = review;
  return (
    <CardRow>
      <CardCell label={columns[0]}>
        <Title review={review} />
      </CardCell>
      <CardCell label={columns[1]}>{stateWords[state]}</CardCell>
      <CardCell label={columns[2]}>{reportedOn === null ? '–' : formatDay(reportedOn)}</CardCell>
      <CardCell label={columns[3]}>
        <Link to={pages.review.href({ invitationId })}>
          Look at it
          <span className="visually-hidden">
            : {articleTitle}, round {round}
          </span>
        </Link>
      </CardCell>
    </CardRow>
  );
}

type Parts = ListParts<ReviewEntry>;

/** The reviews that wait for the person, due first. */
function OpenReviews({ parts }: { parts: Parts }) {
  if (parts.shown.length === 0) {
    return (
      <EmptyState drawing={<OpenBook />} title="No reviews wait for you" level={3}>
        <p>
          Invitations come by email and stand here. Editors invite by subject: say below what you would like to read.
        </p>
      </EmptyState>
    );
  }
  return (
    <div className={styles.list}>
      <CardTable label="Reviews that wait for you" columns={columns}>
        {parts.shown.map((review) => (
          <OpenRow key={review.invitationId} review={review} />
        ))}
      </CardTable>
      <ShowMore parts={parts} noun="reviews" />
    </div>
  );
}

/** The reviews that are over, the last one first; nothing where there are none. */
function DoneReviews({ parts }: { parts: Parts }) {
  if (parts.shown.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby="done-reviews">
      <h3 id="done-reviews" className={styles.title}>
        Done
      </h3>
      <CardTable label="Reviews that are done" columns={columns}>
        {parts.shown.map((review) => (
          <DoneRow key={review.invitationId} review={review} />
        ))}
      </CardTable>
      <ShowMore parts={parts} noun="reviews" />
    </section>
  );
}

/** Both lists of a reviewer, at once: one that came later would push the other away from under a finger. */
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

/** A reviewer's desk: what is due first, what is done, and what they say of themselves. */
export function ReviewsPanel({ user }: { user: CurrentUser }) {
  return (
    <div className={styles.panel}>
      <ReviewLists />
      <ReviewerProfileSection key={user.id} />
      <ReviewerCertificate />
    </div>
  );
}
