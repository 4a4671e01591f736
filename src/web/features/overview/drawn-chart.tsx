import { BarChart, LineChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { shortMonth, type MonthlyChart } from './chart-series.ts';
import styles from './overview.module.css';

/** Labels are centred, so half a label needs room above the highest line and beside the first and last point. */
const room = { margin: { top: 12, right: 8 } };
const halfALabel = 24;

const still = { isAnimationActive: false };

/** The drawing of a chart; its table has the same data for screen readers. */
export default function DrawnChart({ chart }: { chart: MonthlyChart }) {
  const { kind, series, months, write } = chart;
  // Bars are centred on their months.
  const beside = kind === 'line' ? halfALabel : 0;
  const shared = {
    className: styles.drawing ?? '',
    h: 260,
    data: months.map((month) => ({ ...month, month: shortMonth(month.month) })),
    dataKey: 'month',
    withLegend: series.length > 1,
    // In the order of the series, not of their names.
    legendProps: { itemSorter: null },
    valueFormatter: write,
    gridAxis: 'x',
    tickLine: 'none',
    yAxisProps: { width: 64, allowDecimals: false },
    xAxisProps: { minTickGap: 16, padding: { left: beside, right: beside } },
  } as const;
  return kind === 'line' ? (
    <LineChart
      {...shared}
      series={[...series]}
      curveType="linear"
      connectNulls={false}
      lineProps={still}
      lineChartProps={{ ...room, accessibilityLayer: false }}
    />
  ) : (
    <BarChart
      {...shared}
      series={[...series]}
      type={kind === 'bars' ? 'default' : 'stacked'}
      barProps={still}
      maxBarWidth={24}
      barChartProps={{ ...room, accessibilityLayer: false }}
    />
  );
}
