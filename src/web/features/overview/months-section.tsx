import { NativeSelect } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { bookkeeping } from '../../../contracts/bookkeeping.ts';
import { lastMonths } from '../../../contracts/months.ts';
import { overview, spans, type Span } from '../../../contracts/overview.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import * as t from '../../../messages/overview.ts';
import { useCall } from '../../api/use-call.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { PanelSection } from '../../ui/panel-section.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { JournalChoice, useAllJournals } from '../journal-choice/journal-choice.tsx';
import { incomeCharts, workCharts } from './chart-series.ts';
import { MonthChart } from './month-chart.tsx';
import styles from './overview.module.css';

const spanNames: Readonly<Record<Span, PlainMessage>> = {
  '12': t.last12Months,
  '24': t.last24Months,
  '60': t.last5Years,
};

/** The journal and the period of the charts, from the address. */
function useChosen() {
  const [search, setSearch] = useSearchParams();
  // A second choice in quick succession must not undo the first.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const choose = (name: 'journal' | 'span', value: string) => {
    const next = new URLSearchParams(latest.current);
    if (value === '') next.delete(name);
    else next.set(name, value);
    latest.current = next;
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const span = spans.find((known) => known === search.get('span')) ?? spans[0];
  return { journalId: search.get('journal') ?? '', span, choose };
}

function Income({ span }: { span: Span }) {
  const [now] = useState(() => new Date());
  const { data, error } = useCall(bookkeeping.months);
  if (!data) return <Reading error={error} />;
  if (data.length === 0) return <p className={styles.soft}>{t.noPayments()}</p>;
  const charts = incomeCharts(data, lastMonths(now, Number(span)));
  return charts.map((chart) => <MonthChart key={chart.title} chart={chart} />);
}

/** Figures by month, as charts and tables; folded on a phone. */
export function MonthsSection() {
  const { journalId, span, choose } = useChosen();
  const isPhone = useIsPhone();
  // Turning the phone neither folds nor unfolds what is read.
  const [folds] = useState(isPhone);
  const all = useAllJournals();
  const known = [...(all.open ?? []), ...(all.archived ?? [])].find(({ value }) => value === journalId)?.value;
  const { data, error, isPlaceholderData } = useCall(
    overview.months,
    { query: { span, journalId: known } },
    { keepsLast: true, enabled: journalId === '' || all.open !== undefined },
  );
  return (
    <>
      <PanelSection folds={folds} title={t.byMonth()} lead={t.byMonthLead()} isWide>
        <div className={styles.choice}>
          <JournalChoice value={known ?? ''} onChange={({ currentTarget: { value } }) => choose('journal', value)} />
          <NativeSelect
            label={t.period()}
            data={spans.map((value) => ({ value, label: spanNames[value]() }))}
            value={span}
            onChange={({ currentTarget: { value } }) => choose('span', value)}
          />
        </div>
        {!data && <Reading error={error ?? all.error} />}
        <div className={styles.charts} aria-busy={isPlaceholderData}>
          {data && workCharts(data).map((chart) => <MonthChart key={chart.title} chart={chart} />)}
        </div>
      </PanelSection>
      <PanelSection folds={folds} title={t.income()} isWide>
        <Income span={span} />
      </PanelSection>
    </>
  );
}
