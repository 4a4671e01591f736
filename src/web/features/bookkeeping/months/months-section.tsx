import { bookkeeping } from '../../../../contracts/bookkeeping.ts';
import { useCall } from '../../../api/use-call.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { RecentOf } from '../../../ui/months/recent-of.tsx';
import { PanelSection } from '../../../ui/panel-section.tsx';
import { byCurrency } from './month-columns.ts';
import { MonthTable } from './month-table.tsx';
import styles from './months.module.css';

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
      {data &&
        byCurrency(data).map(([currency, months]) => (
          <RecentOf key={currency} months={months}>
            {(shown) => <MonthTable currency={currency} months={shown} />}
          </RecentOf>
        ))}
    </PanelSection>
  );
}
