import { plainAmount } from '../../../../contracts/money.ts';
import { daysAfter } from '../../../../contracts/days.ts';
import * as t from '../../../../messages/payment-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import { invalidInput } from '../../../errors.ts';
import { csvTable } from '../../../spreadsheet-table.ts';
import { listAnonymousTo } from '../../conflicts/index.ts';
import { eachEntry, type LedgerEntryRow } from '../ledger/ledger-store.ts';

const columns = [
  t.csvDate,
  t.csvTransaction,
  t.csvKind,
  t.csvAccount,
  t.csvDebit,
  t.csvCredit,
  t.csvCurrency,
  t.csvOrder,
  t.csvManuscript,
  t.csvMemo,
];

/** The entry without its order, manuscript and memo, where these lead to an author who stays unknown to the reader. */
function readBy(anonymous: readonly string[], entry: LedgerEntryRow): LedgerEntryRow {
  const isWithheld = entry.manuscriptId !== null && anonymous.includes(entry.manuscriptId);
  return isWithheld ? { ...entry, orderId: null, manuscriptId: null, memo: t.paymentHidden() } : entry;
}

const cellsOf = (entry: LedgerEntryRow): string[] => [
  entry.at.toISOString(),
  entry.transactionId,
  entry.kind,
  entry.account,
  entry.amountMinor > 0 ? plainAmount(entry.amountMinor) : '',
  entry.amountMinor < 0 ? plainAmount(-entry.amountMinor) : '',
  entry.currency,
  entry.orderId ?? '',
  entry.manuscriptId ?? '',
  entry.memo,
];

/** The ledger from one day to another, both included (UTC), as CSV that a spreadsheet opens; streamed. */
export async function readLedgerCsv(
  ctx: Context,
  { from, to }: { from?: string | undefined; to?: string | undefined },
) {
  if (from !== undefined && to !== undefined && from > to) throw invalidInput('to', t.lastDayBeforeFirst());
  const begin = new Date(`${from ?? '2000-01-01'}T00:00:00Z`);
  const until = to === undefined ? daysAfter(ctx.now(), 1) : daysAfter(new Date(`${to}T00:00:00Z`), 1);
  const anonymous = await listAnonymousTo(ctx.db, signedIn(ctx));
  async function* rows() {
    yield columns.map((column) => column());
    for await (const entry of eachEntry(ctx.db, begin, until)) yield cellsOf(readBy(anonymous, entry));
  }
  const saveAs = `ledger-${from ?? 'start'}-${to ?? ctx.now().toISOString().slice(0, 10)}.csv`;
  return { text: csvTable(rows()), saveAs };
}
