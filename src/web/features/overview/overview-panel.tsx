import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatMoney } from '../../../contracts/money.ts';
import { overview } from '../../../contracts/overview.ts';
import { useListParts } from '../../api/use-call-parts.ts';
import { useCall } from '../../api/use-call.ts';
import { CardCell, CardRow, CardTable } from '../../ui/card-table.tsx';
import { formatDay } from '../../ui/format-day.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { PanelSection } from '../../ui/panel-section.tsx';
import { ShowMore } from '../lists/show-more.tsx';
import { MonthsSection } from './months-section.tsx';
import { OpenDois } from './open-dois.tsx';
import styles from './overview.module.css';
import { unpaidFeesAnchor, waitingInWords } from './waiting-words.ts';

const columns = ['Manuscript', 'Asked since', 'To pay'] as const;

/** The handling fees that nobody has paid yet, the oldest first. */
function UnpaidFees() {
  const { parts, error } = useListParts(overview.unpaidFees, {}, ({ fees }) => fees);
  return (
    <PanelSection
      title="Handling fees that are not paid"
      lead="The oldest first. Their authors see them under My Manuscripts, and are reminded there."
      anchor={unpaidFeesAnchor}
      isWide
    >
      {!parts && <Reading error={error} />}
      {parts?.shown.length === 0 && (
        <p className={styles.soft}>Nobody owes a fee. An accepted manuscript stands here until its fee is settled.</p>
      )}
      {parts && parts.shown.length > 0 && (
        <CardTable label="Handling fees that are not paid" columns={columns}>
          {parts.shown.map((fee) => (
            <CardRow key={fee.articleId}>
              <CardCell label={columns[0]}>
                <p className={styles.title}>
                  <bdi>{fee.title}</bdi>
                </p>
                <p className={styles.soft}>{fee.journalTitle}</p>
              </CardCell>
              <CardCell label={columns[1]}>{formatDay(fee.since.slice(0, 10))}</CardCell>
              <CardCell label={columns[2]}>{formatMoney(fee)}</CardCell>
            </CardRow>
          ))}
        </CardTable>
      )}
      {parts && <ShowMore parts={parts} noun="fees" />}
    </PanelSection>
  );
}

const everyMinute = 60_000;

/** What waits for somebody in the house, for how long, and the way to it. */
function WaitingSection() {
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

/** The house at a glance, for administrators: what waits first, then its months, then who owes a fee, and the DOIs that are not on record. */
export function OverviewPanel() {
  return (
    <>
      <WaitingSection />
      <MonthsSection />
      <UnpaidFees />
      <OpenDois />
    </>
  );
}
