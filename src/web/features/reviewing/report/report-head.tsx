import { pages } from '../../../../contracts/pages.ts';
import { Message } from '../../../ui/forms/message.tsx';
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

/** Why the editor has returned a report. */
export const ReturnedReport = ({ message }: { readonly message: string }) => (
  <Message kind="warn">
    <p>
      The editor has returned your report, because it may tell the authors who you are. Change it and submit it again.
    </p>
    <p className={styles.message} dir="auto">
      {message}
    </p>
  </Message>
);
