import { useState } from 'react';
import { lastMonths } from '../../../contracts/months.ts';
import { usageReports, type MonthOfUsage } from '../../../contracts/usage-reports.ts';
import * as t from '../../../messages/usage.ts';
import { useCall } from '../../api/use-call.ts';
import { CardCell, CardRow, CardTable } from '../../ui/card-table.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { MonthCell } from '../../ui/months/month-cell.tsx';
import { RecentOf } from '../../ui/months/recent-of.tsx';
import { PanelSection } from '../../ui/panel-section.tsx';
import { JournalChoice } from '../journal-choice/journal-choice.tsx';
import { KeysSection } from './keys-section.tsx';
import { ReportsSection } from './reports-section.tsx';
import styles from './usage.module.css';

const shownMonths = 12;

const columns = [
  { label: t.views, count: 'views' },
  { label: t.downloads, count: 'downloads' },
  { label: t.requests, count: 'requests' },
  { label: t.uniqueRequests, count: 'uniqueRequests' },
  { label: t.investigations, count: 'investigations' },
  { label: t.denials, count: 'denials' },
] as const;

function Months({ months }: { months: readonly MonthOfUsage[] }) {
  const longest = Math.max(1, ...months.map(({ investigations }) => investigations));
  return (
    <RecentOf months={months}>
      {(shown) => (
        <CardTable label={t.monthsTitle()} columns={[t.month(), ...columns.map(({ label }) => label())]}>
          {shown.map((month) => (
            <CardRow key={month.month}>
              <MonthCell month={month.month} percent={Math.round((month.investigations / longest) * 100)} />
              {columns.map(({ label, count }) => (
                <CardCell key={count} label={label()}>
                  <span className={month[count] === 0 ? styles.soft : undefined}>{formatNumber(month[count])}</span>
                </CardCell>
              ))}
            </CardRow>
          ))}
        </CardTable>
      )}
    </RecentOf>
  );
}

/** The last twelve months, including the current one so far. */
function MonthsSection() {
  const [journalId, setJournalId] = useState('');
  const [months] = useState(() => lastMonths(new Date(), shownMonths).toReversed());
  const [to = '', from = to] = [months[0], months.at(-1)];
  const query = { from, to, journalId: journalId === '' ? undefined : journalId };
  const { data, error } = useCall(usageReports.months, { query }, { keepsLast: true });
  return (
    <PanelSection title={t.monthsTitle()} lead={t.monthsLead()} isWide>
      <div className={styles.choice}>
        <JournalChoice value={journalId} onChange={(event) => setJournalId(event.currentTarget.value)} />
      </div>
      {!data && <Reading error={error} />}
      {data?.length === 0 && <p className={styles.soft}>{t.monthsEmpty()}</p>}
      {data && data.length > 0 && <Months months={data} />}
      {data && data.length > 0 && <p className={styles.soft}>{t.monthsLegend()}</p>}
    </PanelSection>
  );
}

/** Usage for administrators: by month, as reports, and through the COUNTER API. */
export function UsagePanel() {
  return (
    <>
      <MonthsSection />
      <ReportsSection />
      <KeysSection />
    </>
  );
}
