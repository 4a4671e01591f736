import type { EditorsFinding } from '../../../../contracts/editorial-values.ts';
import { formatDay } from '../../../ui/format-day.ts';
import styles from './checks.module.css';

/** Who dismissed a finding, when and why; nothing while it is open. */
export const Dismissal = ({ dismissal }: Pick<EditorsFinding, 'dismissal'>) =>
  dismissal && (
    <p className={styles.dismissal}>
      Dismissed by <bdi>{dismissal.by}</bdi> on {formatDay(dismissal.at)}: <bdi>{dismissal.reason}</bdi>
    </p>
  );
