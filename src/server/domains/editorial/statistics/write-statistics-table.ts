import type { QueryOf } from '../../../../contracts/call.ts';
import { percentOf, type Figures, type MedianDays, type statistics } from '../../../../contracts/statistics.ts';
import * as t from '../../../../messages/statistics.ts';
import type { Context } from '../../../context.ts';
import { csvTable } from '../../../spreadsheet-table.ts';
import { readStatistics } from './read-statistics.ts';

const cellsOf = ({ days, count }: MedianDays): string[] => [days === null ? '' : String(days), String(count)];

/** The columns after the period; a rate is left empty where it is of nothing. */
const columns = () => [
  t.submissions(),
  t.withdrawn(),
  t.accepted(),
  t.rejected(),
  t.csvPercent({ name: t.acceptanceRate() }),
  ...[t.toFirstDecision(), t.toAcceptance(), t.toPublication()].flatMap((name) => [
    t.csvMedian({ name }),
    t.csvCount({ name }),
  ]),
  t.invited(),
  t.invitationsAccepted(),
  t.declined(),
  t.unanswered(),
  t.reports(),
  t.onTime(),
];

function rowOf(period: string, figures: Figures): string[] {
  const { submissions, withdrawn, accepted, rejected, reviewers } = figures;
  return [
    period,
    ...[submissions, withdrawn, accepted, rejected].map(String),
    String(percentOf(accepted, accepted + rejected) ?? ''),
    ...[figures.toFirstDecision, figures.toAcceptance, figures.toPublication].flatMap(cellsOf),
    ...[
      reviewers.invited,
      reviewers.accepted,
      reviewers.declined,
      reviewers.unanswered,
      reviewers.reports,
      reviewers.onTime,
    ].map(String),
  ];
}

/** The figures as CSV that a spreadsheet opens: all cohorts, then each of them. */
export async function readStatisticsTable(ctx: Context, asked: QueryOf<typeof statistics.table>) {
  const { total, cohorts } = await readStatistics(ctx, asked);
  const rows = [
    [t.csvPeriod(), ...columns()],
    rowOf(t.allPeriods(), total),
    ...cohorts.map(({ period, ...figures }) => rowOf(period, figures)),
  ];
  return { text: csvTable(rows), saveAs: `statistics-${ctx.now().toISOString().slice(0, 10)}.csv` };
}
