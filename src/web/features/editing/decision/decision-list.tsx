import type { EditorsDecision } from '../../../../contracts/editorial-values.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { decisionNames } from '../review-names.ts';
import styles from './decision.module.css';

const ratificationWords = ({ ratification, ratifiedBy }: EditorsDecision): string | null => {
  if (ratification === 'ratified') return ratifiedBy === null ? 'Ratified' : `Ratified by \u2068${ratifiedBy}\u2069`;
  if (ratification === 'sent-back') return ratifiedBy === null ? 'Sent back' : `Sent back by \u2068${ratifiedBy}\u2069`;
  return null;
};

/** Who decided what and when, who ratified it, and the letter. */
export function DecisionFacts({ decision }: { decision: EditorsDecision }) {
  const { kind, round, decidedBy, decidedAt, sentAt, remark, overrideReason } = decision;
  const ratified = ratificationWords(decision);
  return (
    <>
      <p>
        <strong>{decisionNames[kind]}</strong>
        <span className={styles.soft}>
          {' '}
          round {round}, by <bdi>{decidedBy}</bdi> on {formatDay(decidedAt)}
        </span>
      </p>
      {ratified !== null && <p className={styles.soft}>{ratified}</p>}
      {remark !== null && remark !== '' && (
        <blockquote className={styles.prose} dir="auto">
          {remark}
        </blockquote>
      )}
      {overrideReason !== null && (
        <p className={styles.soft}>Decided without the needed reports, because: {overrideReason}</p>
      )}
      <p className={styles.soft}>
        {sentAt === null ? 'Not sent to the author yet' : `Sent to the author on ${formatDay(sentAt)}`}
      </p>
    </>
  );
}

/** Decisions so far, the latest first; each letter can be read. */
export function DecisionList({ decisions }: { decisions: readonly EditorsDecision[] }) {
  return (
    <div className={styles.past}>
      <h3>Decisions so far</h3>
      <ul className={styles.decisions}>
        {decisions.map((decision) => (
          <li key={decision.id}>
            <DecisionFacts decision={decision} />
            <details>
              <summary>
                Read the letter
                <span className="visually-hidden">
                  : {decisionNames[decision.kind]}, round {decision.round}
                </span>
              </summary>
              <p className={styles.letter} dir="auto">
                {decision.letter}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}
