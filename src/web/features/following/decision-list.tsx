import { useId } from 'react';
import type { AuthorDecision, LetterKind, AnonymousReport as Report } from '../../../contracts/review-values.ts';
import type { FollowedManuscript } from '../../../contracts/revisions.ts';
import { formatDay } from '../../ui/format-day.ts';
import { ReportContents } from '../reviewing/report-contents.tsx';
import styles from './decision-list.module.css';
import { reportAnchor } from './followed.ts';

/** A report as its author reads it, folded under the reviewer's number. */
function AnonymousReport({ report }: { report: Report }) {
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

const kinds: Record<LetterKind, string> = {
  accept: 'Accepted',
  'revise-minor': 'Minor revision',
  'revise-major': 'Major revision',
  unsuitable: 'Another journal suggested',
  reject: 'Rejected',
  'desk-reject': 'Rejected without review',
  return: 'Returned before review',
};

const headOf = ({ kind, sentAt }: AuthorDecision) => `${kinds[kind]}, ${formatDay(sentAt)}`;

/** A decision's letter as it was written, with the reports that it rests on. */
function Decision({ decision }: { decision: AuthorDecision }) {
  const { letter, reports, suggestedJournal } = decision;
  return (
    <div className={styles.decision}>
      {suggestedJournal && (
        <p>
          The editor suggests <strong>{suggestedJournal.journalTitle}</strong>.
        </p>
      )}
      <p dir="auto" className={styles.letter}>
        {letter}
      </p>
      {reports.length > 0 && (
        <ul className={styles.reports} aria-label="Reports">
          {reports.map((report) => (
            <li key={report.id}>
              <AnonymousReport report={report} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What was decided, the last decision open and those before it folded in. */
export function DecisionList({ manuscript: { decisions } }: { manuscript: FollowedManuscript }) {
  const id = useId();
  const last = decisions.at(-1);
  if (!last) return null;
  const earlier = decisions.slice(0, -1).toReversed();
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {earlier.length === 0 ? 'The decision' : 'The last decision'}
      </h2>
      <h3 className={styles.head}>{headOf(last)}</h3>
      <Decision decision={last} />
      {earlier.map((decision) => (
        <details key={decision.id} className={styles.earlier}>
          <summary>Earlier: {headOf(decision)}</summary>
          <Decision decision={decision} />
        </details>
      ))}
    </section>
  );
}
