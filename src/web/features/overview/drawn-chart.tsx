import { BarChart, LineChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import styles from './overview.module.css';
import { shortMonth, type MonthlyChart } from './series.ts';

const still = { isAnimationActive: false };

/** The drawing of a chart; its table says the same to whoever does not see it. */
export default function DrawnChart({ chart }: { chart: MonthlyChart }) {
  const { kind, series, months, write } = chart;
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
    xAxisProps: { minTickGap: 16 },
  } as const;
  return kind === 'line' ? (
    <LineChart
      {...shared}
      series={[...series]}
      curveType="linear"
      connectNulls={false}
      lineProps={still}
      lineChartProps={{ accessibilityLayer: false }}
    />
  ) : (
    <BarChart
      {...shared}
      series={[...series]}
      type={kind === 'bars' ? 'default' : 'stacked'}
      barProps={still}
      maxBarWidth={24}
      barChartProps={{ accessibilityLayer: false }}
    />
  );
}
