import type { bookkeeping, SitePayment, OwnPayment, Payment, Month } from '../../../../contracts/bookkeeping.ts';
import type { QueryOf } from '../../../../contracts/call.ts';
import { paymentDocumentHref } from '../../../../contracts/pages.ts';
import { Id } from '../../../../contracts/values.ts';
import * as t from '../../../../messages/payment-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import { invalidInput } from '../../../errors.ts';
import { fullName } from '../../accounts/index.ts';
import { listAnonymousTo } from '../../conflicts/index.ts';
import { refundedOfEach, listMonthlyMoves, type LedgerAccount, type MonthlyMove } from '../ledger/ledger-store.ts';
import type { OrderRow } from '../order-store.ts';
import { listSubscriptionsOf, type SubscriptionRow } from '../purchase-store.ts';
import { listSitePayments, listDocumentsOfOrders, listOrdersBeingRefunded, listOwnPayments } from './payment-store.ts';

type Earned = 'subscriptionsMinor' | 'fullIssuesMinor' | 'handlingFeesMinor';
const columns: ReadonlyMap<LedgerAccount, Earned> = new Map([
  ['revenue-subscriptions', 'subscriptionsMinor'],
  ['revenue-full-issues', 'fullIssuesMinor'],
  ['revenue-handling-fees', 'handlingFeesMinor'],
]);

const emptyMonth = ({ month, currency }: MonthlyMove): Month => ({
  month,
  currency,
  subscriptionsMinor: 0,
  fullIssuesMinor: 0,
  handlingFeesMinor: 0,
  waiversMinor: 0,
  refundsMinor: 0,
  unallocatedMinor: 0,
  receivedMinor: 0,
});

function add(total: Month, { account, kind, amountMinor }: MonthlyMove): void {
  if (account === 'provider') total.receivedMinor += amountMinor;
  if (account === 'provider' && kind === 'refund') total.refundsMinor -= amountMinor;
  if (account === 'waivers') total.waiversMinor += amountMinor;
  if (account === 'unallocated' && kind !== 'refund') total.unallocatedMinor -= amountMinor;
  // Revenue is on the credit side; refunded sales have their own column.
  const column = columns.get(account);
  if (column !== undefined && kind !== 'refund') total[column] -= amountMinor;
}

/** Totals of the books by month and currency, the newest month first. */
export async function readMonths(ctx: Context): Promise<Month[]> {
  const totals = new Map<string, Month>();
  for (const move of await listMonthlyMoves(ctx.db)) {
    const key = `${move.month} ${move.currency}`;
    const total = totals.get(key) ?? emptyMonth(move);
    add(total, move);
    totals.set(key, total);
  }
  return [...totals.values()];
}

const perPart = 25;

type Documents = Awaited<ReturnType<typeof listDocumentsOfOrders>>;

function present(order: OrderRow, documents: Documents, refunded: ReadonlyMap<string | null, number>): Payment {
  const { id, kind, name, state, amountMinor, currency, createdAt, paidAt, refundedAt } = order;
  return {
    id,
    kind,
    name,
    state,
    amountMinor,
    currency,
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    refundedAt: refundedAt?.toISOString() ?? null,
    refundedMinor: refunded.get(id) ?? 0,
    documents: documents
      .filter(({ orderId }) => orderId === id)
      .map((document) => ({
        number: document.number,
        kind: document.kind,
        url: paymentDocumentHref(document.number),
      })),
  };
}

const idsOf = (rows: readonly OrderRow[]) => rows.map(({ id }) => id);

function periodOf(order: OrderRow, passes: readonly SubscriptionRow[]): OwnPayment['period'] {
  const pass = passes.find(({ orderId }) => orderId === order.id);
  return pass ? { startsAt: pass.startsAt.toISOString(), endsAt: pass.endsAt.toISOString() } : null;
}

/** What the caller has paid, with its documents and, of a pass, when it runs; and the checkouts that are open. */
export async function readMyPayments(ctx: Context): Promise<OwnPayment[]> {
  const { userId } = signedIn(ctx);
  const rows = await listOwnPayments(ctx.db, userId);
  const documents = await listDocumentsOfOrders(ctx.db, idsOf(rows));
  const refunded = await refundedOfEach(ctx.db, idsOf(rows));
  const passes = await listSubscriptionsOf(ctx.db, userId);
  return rows.map((order) => ({
    ...present(order, documents, refunded),
    plan: order.plan,
    fullIssueId: order.fullIssueId,
    articleId: order.manuscriptId,
    period: periodOf(order, passes),
  }));
}

type SiteRow = Awaited<ReturnType<typeof listSitePayments>>[number];

const payerOf = ({ id, email, deletedAt, ...name }: SiteRow['payer']): SitePayment['payer'] => ({
  id,
  name: deletedAt === null ? fullName(name) : t.deletedAccount(),
  email,
});

/** A payment with its amounts, but without anything that identifies its payer or manuscript. */
const withheld = (payment: Payment): Omit<SitePayment, 'isRefundUnderWay'> => ({
  ...payment,
  name: t.paymentHidden(),
  documents: [],
  payer: null,
});

/** All payments, page by page; a reviewer of a manuscript does not see who pays for it. */
export async function readSitePayments(
  ctx: Context,
  { after, ...wanted }: QueryOf<typeof bookkeeping.payments>,
): Promise<{ payments: SitePayment[]; next: string | null }> {
  const before = Id.optional().safeParse(after);
  if (!before.success) throw invalidInput('after', t.listPartNotFound());
  const anonymous = await listAnonymousTo(ctx.db, signedIn(ctx));
  const found = await listSitePayments(ctx.db, { ...wanted, before: before.data, anonymous, limit: perPart + 1 });
  const rows = found.slice(0, perPart);
  const ids = idsOf(rows.map(({ order }) => order));
  const documents = await listDocumentsOfOrders(ctx.db, ids);
  const refunded = await refundedOfEach(ctx.db, ids);
  const beingRefunded = await listOrdersBeingRefunded(ctx.db, ids);
  const payments = rows.map(({ order, payer }) => {
    const payment = present(order, documents, refunded);
    const isWithheld = order.manuscriptId !== null && anonymous.includes(order.manuscriptId);
    const shown = isWithheld ? withheld(payment) : { ...payment, payer: payerOf(payer) };
    return { ...shown, isRefundUnderWay: beingRefunded.includes(order.id) };
  });
  return { payments, next: found.length > perPart ? (ids.at(-1) ?? null) : null };
}
