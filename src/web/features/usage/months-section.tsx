import { Button } from '@mantine/core';
import { useState, type CSSProperties } from 'react';
import { usageReports, type MonthOfUsage } from '../../../contracts/usage-reports.ts';
import { useCall } from '../../api/use-call.ts';
import { CardCell, CardRow, CardTable } from '../../ui/card-table.tsx';
import { formatDay } from '../../ui/format-day.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { PanelSection } from '../../ui/panel-section.tsx';
import { JournalChoice } from './journal-choice.tsx';
import { monthOf, monthsUpTo } from './recent-months.ts';
import styles from './usage.module.css';

const shownMonths = 12;
const shownAtFirst = 6;

const columns = [
  { label: 'Views', count: 'views' },
  { label: 'Downloads', count: 'downloads' },
  { label: 'Requests', count: 'requests' },
  { label: 'Unique requests', count: 'uniqueRequests' },
  { label: 'Investigations', count: 'investigations' },
  { label: 'Denials', count: 'denials' },
] as const;

const number = new Intl.NumberFormat('en-GB');

function MonthRow({ month, longest }: { month: MonthOfUsage; longest: number }) {
  const length: CSSProperties = { inlineSize: `${Math.round((month.investigations / longest) * 100)}%` };
  return (
    <CardRow>
      <CardCell label="Month">
        <span className={styles.month}>{formatDay(month.month)}</span>
        <span className={styles.track} aria-hidden>
          <i className={styles.bar} style={length} />
        </span>
      </CardCell>
      {columns.map(({ label, count }) => (
        <CardCell key={count} label={label}>
          <span className={month[count] === 0 ? styles.soft : undefined}>{number.format(month[count])}</span>
        </CardCell>
      ))}
    </CardRow>
  );
}

function Months({ months }: { months: readonly MonthOfUsage[] }) {
  const [areAllShown, setAllShown] = useState(false);
  const longest = Math.max(1, ...months.map(({ investigations }) => investigations));
  return (
    <div className={styles.months}>
      <CardTable label="Usage by month" columns={['Month', ...columns.map(({ label }) => label)]}>
        {(areAllShown ? months : months.slice(0, shownAtFirst)).map((month) => (
          <MonthRow key={month.month} month={month} longest={longest} />
        ))}
      </CardTable>
      {months.length > shownAtFirst && (
        <Button
          className={styles.all ?? ''}
          variant="default"
          aria-expanded={areAllShown}
          onClick={() => setAllShown(!areAllShown)}
        >
          {areAllShown ? `Show the last ${shownAtFirst} months only` : `Show all ${months.length} months`}
        </Button>
      )}
    </div>
  );
}

/** The last twelve months, the present one as far as it has come. */
export function MonthsSection() {
  const [journalId, setJournalId] = useState('');
  const [months] = useState(() => monthsUpTo(monthOf(new Date()), shownMonths));
  const [to = '', from = to] = [months[0], months.at(-1)];
  const query = { from, to, journalId: journalId === '' ? undefined : journalId };
  const { data, error } = useCall(usageReports.months, { query }, { keepsLast: true });
  return (
    <PanelSection
      title="Usage by month"
      lead="What people read, up to now, without robots and double clicks, as COUNTER asks. An investigation is any use of an article, a request the reading of its text or PDF; a denial is somebody who was asked for a pass. Months begin and end at midnight UTC."
      isWide
    >
      <div className={styles.choice}>
        <JournalChoice value={journalId} onChange={(event) => setJournalId(event.currentTarget.value)} />
      </div>
      {!data && <Reading error={error} />}
      {data?.length === 0 && (
        <p className={styles.soft}>
          Nothing was read in the last twelve months. A view counts within ten minutes after somebody opened an article.
        </p>
      )}
      {data && data.length > 0 && <Months months={data} />}
    </PanelSection>
  );
}
