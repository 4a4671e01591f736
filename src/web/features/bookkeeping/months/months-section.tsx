import { bookkeeping, type Month } from '../../../../contracts/bookkeeping.ts';
import { formatAmount } from '../../../../contracts/money.ts';
import * as t from '../../../../messages/bookkeeping.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import { useCall } from '../../../api/use-call.ts';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { MonthCell } from '../../../ui/months/month-cell.tsx';
import { RecentOf } from '../../../ui/months/recent-of.tsx';
import { PanelSection } from '../../../ui/panel-section.tsx';
import styles from './months.module.css';

type Amount = Exclude<keyof Month, 'month' | 'currency'>;

/** A column of the totals; `isTakenOff` marks amounts that are subtracted. */
interface MonthColumn {
  readonly amount: Amount;
  readonly label: PlainMessage;
  readonly isTakenOff: boolean;
}

const allColumns: readonly MonthColumn[] = [
  { amount: 'subscriptionsMinor', label: t.subscriptions, isTakenOff: false },
  { amount: 'fullIssuesMinor', label: t.fullIssues, isTakenOff: false },
  { amount: 'handlingFeesMinor', label: t.handlingFees, isTakenOff: false },
  { amount: 'unallocatedMinor', label: t.notOrdered, isTakenOff: false },
  { amount: 'waiversMinor', label: t.waivers, isTakenOff: true },
  { amount: 'refundsMinor', label: t.refunds, isTakenOff: true },
];

/** The columns needed: payments without an order are rare, so they have a column only if there are any. */
export const columnsFor = (months: readonly Month[]): readonly MonthColumn[] =>
  allColumns.filter(({ amount }) => amount !== 'unallocatedMinor' || months.some((month) => month[amount] !== 0));

/** The months by currency, because amounts in two currencies cannot be compared. */
export const byCurrency = (months: readonly Month[]): readonly (readonly [string, readonly Month[]])[] =>
  [...new Set(months.map(({ currency }) => currency))]
    .toSorted()
    .map((currency) => [currency, months.filter((month) => month.currency === currency)]);

/** How long the bar of each month is, in hundredths of the longest. */
export function barLengths(months: readonly Month[]): readonly number[] {
  const sizes = months.map(({ receivedMinor }) => Math.abs(receivedMinor));
  const longest = Math.max(1, ...sizes);
  return sizes.map((size) => Math.round((size / longest) * 100));
}

const minus = '−';

const takenOff = (amountMinor: number) =>
  amountMinor === 0 ? formatAmount(0) : `${minus}${formatAmount(amountMinor)}`;
const signed = (amountMinor: number) => (amountMinor < 0 ? takenOff(-amountMinor) : formatAmount(amountMinor));

/** The totals as a table with a bar per month, hollow where refunds exceed income. */
function MonthTable({ currency, months }: { currency: string; months: readonly Month[] }) {
  const columns = columnsFor(months);
  const lengths = barLengths(months);
  const labels = [t.month(), ...columns.map(({ label }) => label()), t.received()];
  return (
    <>
      <p className={styles.unit}>{t.amountsIn({ currency })}</p>
      <CardTable label={t.monthsIn({ currency })} columns={labels}>
        {months.map((month, place) => {
          return (
            <CardRow key={month.month}>
              <MonthCell month={month.month} percent={lengths[place] ?? 0} isHollow={month.receivedMinor < 0} />
              {columns.map(({ amount, label, isTakenOff }) => (
                <CardCell key={amount} label={label()}>
                  <span className={month[amount] === 0 ? styles.nothing : undefined}>
                    {isTakenOff ? takenOff(month[amount]) : signed(month[amount])}
                  </span>
                </CardCell>
              ))}
              <CardCell label={t.received()}>
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
    <PanelSection title={t.monthsTitle()} lead={t.monthsLead()} isWide>
      {!data && <Reading error={error} />}
      {data?.length === 0 && <p className={styles.none}>{t.monthsEmpty()}</p>}
      {data &&
        byCurrency(data).map(([currency, months]) => (
          <RecentOf key={currency} months={months}>
            {(shown) => <MonthTable currency={currency} months={shown} />}
          </RecentOf>
        ))}
    </PanelSection>
  );
}
