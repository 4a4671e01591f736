import { NativeSelect } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { bookkeeping } from '../../../contracts/bookkeeping.ts';
import { lastMonths } from '../../../contracts/months.ts';
import { overview, spans, type Span } from '../../../contracts/overview.ts';
import { useCall } from '../../api/use-call.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { PanelSection } from '../../ui/panel-section.tsx';
import { JournalChoice, useAllJournals } from '../journal-choice/journal-choice.tsx';
import { incomeCharts, workCharts } from './chart-series.ts';
import { MonthChart } from './month-chart.tsx';
import styles from './overview.module.css';

const spanNames: Readonly<Record<Span, string>> = {
  '12': 'The last 12 months',
  '24': 'The last 24 months',
  '60': 'The last 5 years',
};

/** The journal and the months that the charts show; they stand in the address beside the tab. */
function useChosen() {
  const [search, setSearch] = useSearchParams();
  // Of two choices made one right after the other, the second must not undo the first.
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
  if (data.length === 0)
    return <p className={styles.soft}>Nothing has been paid yet. The first payment opens the books.</p>;
  const charts = incomeCharts(data, lastMonths(now, Number(span)));
  return charts.map((chart) => <MonthChart key={chart.title} chart={chart} />);
}

/** The months of the house, as charts that can be read as tables. */
export function MonthsSection() {
  const { journalId, span, choose } = useChosen();
  const all = useAllJournals();
  const known = [...(all.open ?? []), ...(all.archived ?? [])].find(({ value }) => value === journalId)?.value;
  const { data, error, isPlaceholderData } = useCall(
    overview.months,
    { query: { span, journalId: known } },
    { keepsLast: true, enabled: journalId === '' || all.open !== undefined },
  );
  return (
    <>
      <PanelSection
        title="By month"
        lead="A month begins and ends at midnight UTC. Deleted manuscripts are not counted."
        isWide
      >
        <div className={styles.choice}>
          <JournalChoice value={known ?? ''} onChange={({ currentTarget: { value } }) => choose('journal', value)} />
          <NativeSelect
            label="Months"
            data={spans.map((value) => ({ value, label: spanNames[value] }))}
            value={span}
            onChange={({ currentTarget: { value } }) => choose('span', value)}
          />
        </div>
        {!data && <Reading error={error ?? all.error} />}
        <div className={styles.charts} aria-busy={isPlaceholderData}>
          {data && workCharts(data).map((chart) => <MonthChart key={chart.title} chart={chart} />)}
        </div>
      </PanelSection>
      <PanelSection title="Income" lead="Of the whole house, from its books." isWide>
        <Income span={span} />
      </PanelSection>
    </>
  );
}
