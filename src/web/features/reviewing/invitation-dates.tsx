import { formatDay } from '../../ui/format-day.ts';
import styles from './invitation-dates.module.css';

interface InvitationDatesProps {
  readonly answerBy: string;
  readonly reportDueOn: string;
}

/** By when an invitation wants its answer, and what accepting it would mean. */
export function InvitationDates({ answerBy, reportDueOn }: InvitationDatesProps) {
  return (
    <dl className={styles.dates}>
      <div>
        <dt>Please answer by</dt>
        <dd>{formatDay(answerBy)}</dd>
      </div>
      <div>
        <dt>If you accept today, the report is due on</dt>
        <dd>{formatDay(reportDueOn)}</dd>
      </div>
    </dl>
  );
}
