import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatMoney } from '../../../contracts/money.ts';
import { overview } from '../../../contracts/overview.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/overview.ts';
import { useListParts } from '../../api/use-call-parts.ts';
import { useCall } from '../../api/use-call.ts';
import { CardCell, CardRow, CardTable } from '../../ui/card-table.tsx';
import { formatDay } from '../../ui/format-day.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { PanelSection } from '../../ui/panel-section.tsx';
import { ShowMore } from '../lists/show-more.tsx';
import { MonthsSection } from './months-section.tsx';
import { CitingRetracted } from './citing-retracted.tsx';
import { OpenDois } from './open-dois.tsx';
import styles from './overview.module.css';
import { unpaidFeesAnchor, waitingInWords } from './waiting-words.ts';

const columns = () => [common.manuscript(), t.unpaidSince(), common.amount()];

/** Unpaid handling fees, the oldest first; hidden without any. */
function UnpaidFees() {
  const { parts, error } = useListParts(overview.unpaidFees, {}, ({ fees }) => fees);
  if (parts?.shown.length === 0) return null;
  return (
    <PanelSection title={t.unpaidFeesTitle()} anchor={unpaidFeesAnchor} isWide>
      {!parts && <Reading error={error} />}
      {parts && (
        <CardTable label={t.unpaidFeesTitle()} columns={columns()}>
          {parts.shown.map((fee) => (
            <CardRow key={fee.articleId}>
              <CardCell label={common.manuscript()}>
                <p className={styles.title}>
                  <bdi>{fee.title}</bdi>
                </p>
                <p className={styles.soft}>{fee.journalTitle}</p>
              </CardCell>
              <CardCell label={t.unpaidSince()}>{formatDay(fee.since)}</CardCell>
              <CardCell label={common.amount()}>{formatMoney(fee)}</CardCell>
            </CardRow>
          ))}
        </CardTable>
      )}
      {parts && <ShowMore parts={parts} noun={t.feesNoun()} />}
    </PanelSection>
  );
}

const everyMinute = 60_000;

/** Pending tasks of all roles, for how long, with links. */
function WaitingSection() {
  const { data, error } = useCall(overview.waiting, {}, { every: everyMinute });
  const waiting = data?.filter(({ count }) => count > 0).map((one) => waitingInWords(one));
  return (
    <PanelSection title={t.pending()} isWide>
      {!waiting && <Reading error={error} />}
      {waiting?.length === 0 && <p className={styles.soft}>{t.nothingPending()}</p>}
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

/** The overview for administrators: pending tasks, figures by month, unpaid fees and unregistered DOIs. */
export function OverviewPanel({ userId }: { userId: string }) {
  return (
    <>
      <WaitingSection />
      <MonthsSection />
      <UnpaidFees />
      <OpenDois userId={userId} />
      <CitingRetracted />
    </>
  );
}
