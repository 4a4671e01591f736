import type { ReviewersManuscript } from '../../../../contracts/reviews.ts';
import * as t from '../../../../messages/reviewing.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { ReportContents } from '../report-contents.tsx';
import styles from './review-screen.module.css';

type Round = ReviewersManuscript['earlier'][number];

const AnsweredReviewer = ({ name }: { name: string | undefined }) =>
  name !== undefined && <p className={styles.note}>{t.answerTo({ reviewer: name })}</p>;

function Answers({ answers, reports }: Pick<Round, 'answers' | 'reports'>) {
  if (answers.length === 0) return null;
  const nameOf = (reportId: string) => reports.find(({ id }) => id === reportId)?.reviewer;
  return (
    <section className={styles.round}>
      <h3>{t.authorsAnswers()}</h3>
      {answers.map(({ reportId, point, answer }, place) => (
        // Points have no names; their order is the authors' own and does not change.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${reportId} ${place}`} className={styles.round}>
          <AnsweredReviewer name={nameOf(reportId)} />
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

function EarlierRound({ round: { round, decision, reports, answers } }: { round: Round }) {
  return (
    <details>
      <summary>{decision === '' ? t.round({ round }) : t.roundAndDecision({ round, decision })}</summary>
      <div className={styles.round}>
        {reports.map((report) => (
          <section key={report.id} className={styles.round}>
            <h3>{report.reviewer}</h3>
            <p className={styles.note}>{t.receivedOn({ date: formatDay(report.receivedOn) })}</p>
            <ReportContents {...report} />
          </section>
        ))}
        <Answers answers={answers} reports={reports} />
      </div>
    </details>
  );
}

/** Earlier rounds, folded above the manuscript: the decision, the numbered reports and the authors' answers. */
export function EarlierRounds({ rounds }: { rounds: ReviewersManuscript['earlier'] }) {
  if (rounds.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="earlier">
      <h2 id="earlier">{t.earlierRounds()}</h2>
      <div className={styles.rounds}>
        {rounds.map((round) => (
          <EarlierRound key={`${round.round} ${round.decision}`} round={round} />
        ))}
      </div>
    </section>
  );
}
