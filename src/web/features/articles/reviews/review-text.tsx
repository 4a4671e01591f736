import type { OpenReviewContents } from '../../../../contracts/open-review.ts';
import styles from './review-text.module.css';

/** What a piece of a review says. */
export function ReviewText({ text, answered, points }: OpenReviewContents) {
  return (
    <>
      {text !== '' && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {answered.map(({ question, answer }) => (
        <div key={question}>
          <h5 className={styles.question} dir="auto">
            {question}
          </h5>
          <p className={styles.text} dir="auto">
            {answer}
          </p>
        </div>
      ))}
      {points.map(({ point, answer }, place) => (
        // Two points can be alike.
        // oxlint-disable-next-line react/no-array-index-key -- they never change their order
        <div key={place} className={styles.point}>
          <blockquote className={styles.text} dir="auto">
            {point}
          </blockquote>
          <p className={styles.text} dir="auto">
            {answer}
          </p>
        </div>
      ))}
    </>
  );
}
