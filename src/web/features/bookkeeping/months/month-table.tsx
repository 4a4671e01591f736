import type { CSSProperties } from 'react';
import type { Month } from '../../../../contracts/bookkeeping.ts';
import { formatAmount } from '../../../../contracts/money.ts';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { barLengths, columnsFor } from './month-columns.ts';
import styles from './months.module.css';

const minus = '−';

const takenOff = (amountMinor: number) =>
  amountMinor === 0 ? formatAmount(0) : `${minus}${formatAmount(amountMinor)}`;
const signed = (amountMinor: number) => (amountMinor < 0 ? takenOff(-amountMinor) : formatAmount(amountMinor));

/** The totals as a table that is a chart, too: a bar below each month, which is hollow where more went back than came in. */
export function MonthTable({ currency, months }: { currency: string; months: readonly Month[] }) {
  const columns = columnsFor(months);
  const lengths = barLengths(months);
  const labels = ['Month', ...columns.map(({ label }) => label), 'Received'];
  return (
    <div className={styles.months}>
      <p className={styles.unit}>Amounts in {currency}</p>
      <CardTable label={`Totals by month in ${currency}`} columns={labels}>
        {months.map((month, place) => {
          const length: CSSProperties = { inlineSize: `${lengths[place] ?? 0}%` };
          return (
            <CardRow key={month.month}>
              <CardCell label="Month">
                <span className={styles.month}>{formatDay(month.month)}</span>
                <span className={styles.track} aria-hidden>
                  <i className={month.receivedMinor < 0 ? styles.hollow : styles.bar} style={length} />
                </span>
              </CardCell>
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
    </div>
  );
}
