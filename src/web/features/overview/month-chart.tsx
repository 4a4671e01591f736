import { lazy, Suspense, useId } from 'react';
import * as t from '../../../messages/overview.ts';
import { formatDay } from '../../ui/format-day.ts';
import { hidden } from '../../ui/message-tags.tsx';
import type { MonthlyChart } from './chart-series.ts';
import styles from './overview.module.css';

const DrawnChart = lazy(() => import('./drawn-chart.tsx'));

function ChartTable({ chart }: { chart: MonthlyChart }) {
  const { title, series, furtherColumns = [], months, write } = chart;
  const columns = [...series, ...furtherColumns];
  const written = (value: string | number | null | undefined) => (typeof value === 'number' ? write(value) : '–');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key
    <div className={styles.scroll} role="region" aria-label={t.tableLabel({ title })} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t.month()}</th>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((month) => (
            <tr key={month.month}>
              <th scope="row">{formatDay(month.month)}</th>
              {columns.map(({ name }) => (
                <td key={name}>{written(month[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether all months are empty: a sentence then replaces empty axes. */
const saysNothing = ({ months, series }: MonthlyChart) =>
  months.every((month) => series.every(({ name }) => !month[name]));

/** A chart by month, loaded late, with the same data as a table. */
export function MonthChart({ chart }: { chart: MonthlyChart }) {
  const id = useId();
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <h4 id={id} className={styles.chartTitle}>
        {chart.title}
      </h4>
      {chart.lead !== undefined && <p className={styles.soft}>{chart.lead}</p>}
      {saysNothing(chart) ? (
        <p>{t.noData()}</p>
      ) : (
        <div aria-hidden className={styles.drawn}>
          <Suspense fallback={null}>
            <DrawnChart chart={chart} />
          </Suspense>
        </div>
      )}
      <details className={styles.asTable}>
        <summary>{t.asTable({ title: chart.title, hidden })}</summary>
        <ChartTable chart={chart} />
      </details>
    </section>
  );
}
