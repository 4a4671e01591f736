import { bookkeeping, type Month } from '../../../../contracts/bookkeeping.ts';
import { formatAmount } from '../../../../contracts/money.ts';
import { useCall } from '../../../api/use-call.ts';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { MonthCell } from '../../../ui/months/month-cell.tsx';
import { RecentOf } from '../../../ui/months/recent-of.tsx';
import { PanelSection } from '../../../ui/panel-section.tsx';
import { barLengths, byCurrency, columnsFor } from './month-columns.ts';
import styles from './months.module.css';

const minus = '−';

const takenOff = (amountMinor: number) =>
  amountMinor === 0 ? formatAmount(0) : `${minus}${formatAmount(amountMinor)}`;
const signed = (amountMinor: number) => (amountMinor < 0 ? takenOff(-amountMinor) : formatAmount(amountMinor));

/** The totals as a table that is a chart, too: a bar below each month, which is hollow where more went back than came in. */
function MonthTable({ currency, months }: { currency: string; months: readonly Month[] }) {
  const columns = columnsFor(months);
  const lengths = barLengths(months);
  const labels = ['Month', ...columns.map(({ label }) => label), 'Received'];
  return (
    <>
      <p className={styles.unit}>Amounts in {currency}</p>
      <CardTable label={`Totals by month in ${currency}`} columns={labels}>
        {months.map((month, place) => {
          return (
            <CardRow key={month.month}>
              <MonthCell month={month.month} percent={lengths[place] ?? 0} isHollow={month.receivedMinor < 0} />
              {columns.map(({ amount, label, isTakenOff }) => (
                <CardCell key={amount} label={label}>
                  <span className={month[amount] === 0 ? styles.nothing : undefined}>
                    {isTakenOff ? takenOff(month[amount]) : signed(month[amount])}
                  </span>
                </CardCell>
              ))}
              <CardCell label="Received">
                <strong>{signed(month.receivedMinor)}</strong>
              </CardCell>
            </CardRow>
          );
        })}
      </CardTable>
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
      {data &&
        byCurrency(data).map(([currency, months]) => (
          <RecentOf key={currency} months={months}>
            {(shown) => <MonthTable currency={currency} months={shown} />}
          </RecentOf>
        ))}
    </PanelSection>
  );
}
