import * as t from '../../../messages/reviewing.ts';
import { formatDay } from '../../ui/format-day.ts';
import styles from './invitation-dates.module.css';

interface InvitationDatesProps {
  readonly answerBy: string;
  readonly reportDueOn: string;
}

/** The day by which to answer an invitation, and the day a report would be due. */
export function InvitationDates({ answerBy, reportDueOn }: InvitationDatesProps) {
  return (
    <dl className={styles.dates}>
      <div>
        <dt>{t.answerBy()}</dt>
        <dd>{formatDay(answerBy)}</dd>
      </div>
      <div>
        <dt>{t.reportDueIfAccepted()}</dt>
        <dd>{formatDay(reportDueOn)}</dd>
      </div>
    </dl>
  );
}
