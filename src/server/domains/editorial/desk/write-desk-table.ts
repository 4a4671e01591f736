import type { QueryOf } from '../../../../contracts/call.ts';
import type { assignment } from '../../../../contracts/assignment.ts';
import type { DeskEntry } from '../../../../contracts/desk-values.ts';
import * as t from '../../../../messages/assignment-responses.ts';
import type { Context } from '../../../context.ts';
import { csvTable } from '../../../spreadsheet-table.ts';
import { eachOfDesk } from './read-desk.ts';

const columns = [
  t.csvNumber,
  t.csvTitle,
  t.csvJournal,
  t.csvStatus,
  t.csvRound,
  t.csvReceived,
  t.csvDue,
  t.csvOverdue,
  t.csvEditor,
  t.csvTask,
  t.csvReportsIn,
  t.csvReportsNeeded,
  t.csvSection,
  t.csvArticleType,
];

const cellsOf = (entry: DeskEntry): string[] => [
  entry.manuscriptNumber,
  entry.articleTitle,
  entry.journalAbbreviation,
  entry.articleStatus,
  String(entry.round),
  entry.receivedOn,
  entry.dueAt?.slice(0, 10) ?? '',
  entry.isOverdue ? t.csvYes() : '',
  entry.handlingEditor?.name ?? '',
  entry.task ?? '',
  String(entry.reports.in),
  String(entry.reports.needed),
  entry.section?.name ?? '',
  entry.articleType?.name ?? '',
];

/** A list of the caller’s desk as CSV that a spreadsheet opens; streamed. */
export async function readDeskTable(ctx: Context, filters: QueryOf<typeof assignment.deskTable>) {
  async function* rows() {
    yield columns.map((column) => column());
    for await (const entry of eachOfDesk(ctx, filters)) yield cellsOf(entry);
  }
  return { text: csvTable(rows()), saveAs: `desk-${filters.part}-${ctx.now().toISOString().slice(0, 10)}.csv` };
}
