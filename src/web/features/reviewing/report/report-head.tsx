import { pages } from '../../../../contracts/pages.ts';
import styles from './report-form.module.css';

/** What the form is for. */
export const ReportHead = () => (
  <div className={styles.head}>
    <h2 id="report" tabIndex={-1}>
      Your report
    </h2>
    <p className={styles.hint}>
      The author reads it as that of a reviewer with a number. Please sign nothing.{' '}
      <a href={pages.reviewersGuidelines.href()} target="_blank" rel="noreferrer">
        Guidelines for reviewers<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </p>
  </div>
);
