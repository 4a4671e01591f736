import type { AnonymousReport as Report } from '../../../contracts/review-values.ts';
import { formatDay } from '../../ui/format-day.ts';
import { ReportContents } from '../reviewing/report-contents.tsx';
import styles from './anonymous-report.module.css';
import { reportAnchor } from './report-anchor.ts';

/** A report as its author reads it, folded under the reviewer's number. */
export function AnonymousReport({ report }: { report: Report }) {
  const { reviewer, receivedOn } = report;
  return (
    <details className={styles.report}>
      <summary id={reportAnchor(report)}>
        {reviewer}, {formatDay(receivedOn)}
      </summary>
      <ReportContents {...report} />
    </details>
  );
}
