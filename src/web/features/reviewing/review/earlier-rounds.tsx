import type { ReviewersManuscript } from '../../../../contracts/reviews.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { ReportContents } from '../report-contents.tsx';
import styles from './review-screen.module.css';

type Round = ReviewersManuscript['earlier'][number];

function Answers({ answers, reports }: Pick<Round, 'answers' | 'reports'>) {
  if (answers.length === 0) return null;
  const nameOf = (reportId: string) => reports.find(({ id }) => id === reportId)?.reviewer;
  return (
    <section className={styles.round}>
      <h3>The authors’ answers</h3>
      {answers.map(({ reportId, point, answer }, place) => (
        // Points have no names; their order is the authors' own and does not change.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${reportId} ${place}`} className={styles.round}>
          {nameOf(reportId) !== undefined && <p className={styles.note}>To {nameOf(reportId)}</p>}
          {point !== '' && (
            <blockquote dir="auto" className={styles.quote}>
              {point}
            </blockquote>
          )}
          <p dir="auto" className={styles.text}>
            {answer}
          </p>
        </div>
      ))}
    </section>
  );
}

function EarlierRound({ round: { round, decision, reports, answers }, isLast }: { round: Round; isLast: boolean }) {
  return (
    <details open={isLast}>
      <summary>
        Round {round}
        {decision !== '' && `: ${decision}`}
      </summary>
      <div className={styles.round}>
        {reports.map((report) => (
          <section key={report.id} className={styles.round}>
            <h3>{report.reviewer}</h3>
            <p className={styles.note}>Received on {formatDay(report.receivedOn)}</p>
            <ReportContents {...report} />
          </section>
        ))}
        <Answers answers={answers} reports={reports} />
      </div>
    </details>
  );
}

/** Of the rounds before: what was decided, the reports by number, and what the authors answered. */
export function EarlierRounds({ rounds }: { rounds: ReviewersManuscript['earlier'] }) {
  if (rounds.length === 0) return null;
  const last = Math.max(...rounds.map(({ round }) => round));
  return (
    <section className={styles.section} aria-labelledby="earlier">
      <h2 id="earlier">Earlier rounds</h2>
      <div className={styles.rounds}>
        {rounds.map((round) => (
          <EarlierRound key={`${round.round} ${round.decision}`} round={round} isLast={round.round === last} />
        ))}
      </div>
    </section>
  );
}
