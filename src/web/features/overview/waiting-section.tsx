import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { overview } from '../../../contracts/overview.ts';
import { useCall } from '../../api/use-call.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { PanelSection } from '../../ui/panel-section.tsx';
import styles from './overview.module.css';
import { waitingInWords } from './waiting-words.ts';

const everyMinute = 60_000;

/** What waits for somebody in the house, for how long, and the way to it. */
export function WaitingSection() {
  const { data, error } = useCall(overview.waiting, {}, { every: everyMinute });
  const waiting = data?.filter(({ count }) => count > 0).map((one) => waitingInWords(one));
  return (
    <PanelSection title="What waits" isWide>
      {!waiting && <Reading error={error} />}
      {waiting?.length === 0 && (
        <p className={styles.soft}>
          Nothing waits. What is submitted, due or unpaid stands here as soon as there is any.
        </p>
      )}
      {waiting && waiting.length > 0 && (
        <ul className={styles.waiting}>
          {waiting.map(({ words, address, waited, isLate }) => (
            <li key={words}>
              <Link to={address}>{words}</Link>
              {waited !== null && (
                <span className={isLate ? styles.late : styles.soft}>
                  {isLate ? (
                    <IconAlertTriangle aria-hidden stroke={1.5} size={18} />
                  ) : (
                    <IconClock aria-hidden stroke={1.5} size={18} />
                  )}
                  {waited}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </PanelSection>
  );
}
