import type { EditorsDecision } from '../../../../contracts/editorial-values.ts';
import * as t from '../../../../messages/editing.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { bdi, hidden } from '../../../ui/message-tags.tsx';
import { decisionNames } from '../review-names.ts';
import styles from './decision.module.css';

const ratificationWords = ({ ratification, ratifiedBy }: EditorsDecision): string | null => {
  if (ratification === 'ratified') return ratifiedBy === null ? t.ratified() : t.ratifiedBy({ name: ratifiedBy });
  if (ratification === 'sent-back')
    return ratifiedBy === null ? t.sentDecisionBack() : t.sentBackBy({ name: ratifiedBy });
  return ratification === 'taken-back' ? t.takenBack() : null;
};

/** Who decided what and when, who ratified it, and the email. */
export function DecisionFacts({ decision }: { decision: EditorsDecision }) {
  const { kind, round, decidedBy, decidedAt, sentAt, remark, overrideReason } = decision;
  const ratified = ratificationWords(decision);
  return (
    <>
      <p>
        <strong>{decisionNames[kind]()}</strong>
        <span className={styles.soft}>{t.decidedBy({ round, name: decidedBy, day: formatDay(decidedAt), bdi })}</span>
      </p>
      {ratified !== null && <p className={styles.soft}>{ratified}</p>}
      {remark !== null && remark !== '' && (
        <blockquote className={styles.prose} dir="auto">
          {remark}
        </blockquote>
      )}
      {overrideReason !== null && <p className={styles.soft}>{t.decidedWithout({ reason: overrideReason })}</p>}
      {sentAt !== null && <p className={styles.soft}>{t.sentOn({ day: formatDay(sentAt) })}</p>}
    </>
  );
}

/** Past decisions, the latest first, with their emails. */
export function DecisionList({ decisions }: { decisions: readonly EditorsDecision[] }) {
  return (
    <div className={styles.past}>
      <h3>{t.pastDecisions()}</h3>
      <ul className={styles.decisions}>
        {decisions.map((decision) => (
          <li key={decision.id}>
            <DecisionFacts decision={decision} />
            <details>
              <summary>
                {t.readLetter({ decision: decisionNames[decision.kind](), round: decision.round, hidden })}
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
