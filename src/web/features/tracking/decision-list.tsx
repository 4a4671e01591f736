import { useId } from 'react';
import type { AuthorDecision, LetterKind, AnonymousReport as Report } from '../../../contracts/review-values.ts';
import type { FollowedManuscript } from '../../../contracts/revisions.ts';
import * as t from '../../../messages/tracking.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import { formatDay } from '../../ui/format-day.ts';
import { strong } from '../../ui/message-tags.tsx';
import { ReportContents } from '../reviewing/report-contents.tsx';
import styles from './decision-list.module.css';
import { reportAnchor } from './followed.ts';

/** A report as its author reads it, folded under the reviewer's number. */
function AnonymousReport({ report }: { report: Report }) {
  const { reviewer, receivedOn } = report;
  return (
    <details className={styles.report}>
      <summary id={reportAnchor(report)}>{t.reportReceived({ reviewer, day: formatDay(receivedOn) })}</summary>
      <ReportContents {...report} />
    </details>
  );
}

const kinds: Record<LetterKind, PlainMessage> = {
  accept: t.decisionAccept,
  'revise-minor': t.decisionMinor,
  'revise-major': t.decisionMajor,
  unsuitable: t.decisionUnsuitable,
  reject: t.decisionReject,
  'desk-reject': t.decisionDeskReject,
  return: t.decisionReturn,
  uphold: t.decisionUphold,
  reopen: t.decisionReopen,
};

const factsOf = ({ kind, sentAt }: AuthorDecision) => ({ decision: kinds[kind](), day: formatDay(sentAt) });

/** A decision's email as it was written, with its reports. */
function Decision({ decision }: { decision: AuthorDecision }) {
  const { letter, reports, suggestedJournal } = decision;
  return (
    <div className={styles.decision}>
      {suggestedJournal && <p>{t.suggestion({ journal: suggestedJournal.journalTitle, strong })}</p>}
      <p dir="auto" className={styles.letter}>
        {letter}
      </p>
      {reports.length > 0 && (
        <ul className={styles.reports} aria-label={t.reports()}>
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

/** The decisions: the last one open, the earlier ones folded. */
export function DecisionList({ manuscript: { decisions } }: { manuscript: FollowedManuscript }) {
  const id = useId();
  const last = decisions.at(-1);
  if (!last) return null;
  const earlier = decisions.slice(0, -1).toReversed();
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {earlier.length === 0 ? t.decision() : t.latestDecision()}
      </h2>
      <h3 className={styles.head}>{t.decisionOn(factsOf(last))}</h3>
      <Decision decision={last} />
      {earlier.map((decision) => (
        <details key={decision.id} className={styles.earlier}>
          <summary>{t.earlierDecision(factsOf(decision))}</summary>
          <Decision decision={decision} />
        </details>
      ))}
    </section>
  );
}
