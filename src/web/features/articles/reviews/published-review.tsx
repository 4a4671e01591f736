import { doiHref } from '../../../../contracts/doi-href.ts';
import type { OpenReview, OpenReviewKind } from '../../../../contracts/open-review.ts';
import * as t from '../../../../messages/open-review.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { bdi } from '../../../ui/message-tags.tsx';
import { ReviewText } from './review-text.tsx';
import styles from './reviews-page.module.css';

const headings: Readonly<Record<OpenReviewKind, (review: { number: number }) => string>> = {
  report: t.reportHeading,
  answers: t.answersHeading,
  letter: () => t.letterHeading(),
};

/** Who wrote it, as far as they sign. */
function Writer({ kind, signedBy }: OpenReview) {
  if (kind === 'answers') return <span>{t.byAuthors()}</span>;
  return <span>{signedBy === null ? t.unsigned() : t.signed({ name: signedBy, bdi })}</span>;
}

function Facts({ review }: { review: OpenReview }) {
  const { anchor, writtenOn, doi, isTakenDown } = review;
  return (
    <p className={styles.facts}>
      {!isTakenDown && <Writer {...review} />}
      <time dateTime={writtenOn}>{formatDay(writtenOn)}</time>
      {doi === null ? <a href={`#${anchor}`}>{t.linkTo()}</a> : <a href={doiHref(doi)}>{doiHref(doi)}</a>}
    </p>
  );
}

/** A published report, letter, or answers to a report; its id is its address on the page. */
export function PublishedReview({ review }: { review: OpenReview }) {
  const { anchor, kind, reviewerNumber, isTakenDown } = review;
  return (
    <article id={anchor} className={styles.review} aria-labelledby={`${anchor}-title`}>
      <h4 id={`${anchor}-title`} className={styles.title}>
        {headings[kind]({ number: reviewerNumber ?? 0 })}
      </h4>
      <Facts review={review} />
      {isTakenDown && <p>{t.takenDown()}</p>}
      <ReviewText {...review} />
    </article>
  );
}
