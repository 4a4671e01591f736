import * as t from '../../../../messages/editing.ts';
import { AnswerFile } from '../../reviewing/answer-list.tsx';
import { comparedScores } from './compared-scores.ts';
import type { ReceivedReport } from './report-card.tsx';
import styles from './score-table.module.css';

/** The scores of a round side by side; a single report shows its own. */
export function ScoreTable({ reports }: { reports: readonly ReceivedReport[] }) {
  const { reviewers, rows } = comparedScores(reports);
  if (reviewers.length < 2) return null;
  return (
    // A table of many reviewers is scrolled by the keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key
    <div className={styles.frame} role="group" aria-label={t.scoresCompared()} tabIndex={0}>
      <table className={styles.table}>
        <caption>{t.scoresCompared()}</caption>
        <thead>
          <tr>
            <th scope="col">{t.comparedQuestion()}</th>
            {reviewers.map((number) => (
              <th key={number} scope="col">
                {t.comparedReviewer({ number })}
              </th>
            ))}
            <th scope="col">{t.comparedMean()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, question, cells, mean }) => (
            <tr key={key}>
              <th scope="row" dir="auto">
                {question}
              </th>
              {cells.map((cell, place) => (
                <td key={reviewers[place]}>
                  {cell !== null && typeof cell === 'object' ? <AnswerFile file={cell} /> : (cell ?? t.notCompared())}
                </td>
              ))}
              <td>{mean ?? t.notCompared()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
