import { Button } from '@mantine/core';
import { useState } from 'react';
import { bookkeeping, type Month } from '../../../../contracts/bookkeeping.ts';
import { useCall } from '../../../api/use-call.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { PanelSection } from '../../../ui/panel-section.tsx';
import { byCurrency } from './month-columns.ts';
import { MonthTable } from './month-table.tsx';
import styles from './months.module.css';

const shownAtFirst = 6;

function Months({ currency, months }: { currency: string; months: readonly Month[] }) {
  const [areAllShown, setAllShown] = useState(false);
  return (
    <>
      <MonthTable currency={currency} months={areAllShown ? months : months.slice(0, shownAtFirst)} />
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
    </>
  );
}

/** What came in by month, for each currency. */
export function MonthsSection() {
  const { data, error } = useCall(bookkeeping.months);
  return (
    <PanelSection
      title="Totals by month"
      lead="What was sold and waived, what went back, and what came in. A month begins and ends at midnight UTC."
      isWide
    >
      {!data && <Reading error={error} />}
      {data?.length === 0 && (
        <p className={styles.none}>Nothing has been paid yet. The first payment opens the books.</p>
      )}
      {data && byCurrency(data).map(([currency, months]) => <Months key={currency} {...{ currency, months }} />)}
    </PanelSection>
  );
}
