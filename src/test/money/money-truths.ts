import { sql } from 'drizzle-orm';
import { plans, type OrderState, type PlanKey } from '../../contracts/constants.ts';
import { countNumbers, type World } from './money-world.ts';
import { isSaved, returnedOf, type TrueSession } from './provider-of-truth.ts';

/** An order with everything that it has granted. */
interface LivedOrder extends Record<string, unknown> {
  readonly id: string;
  readonly state: OrderState;
  readonly plan: PlanKey | null;
  readonly name: string;
  readonly amount: number;
  readonly sessionId: string | null;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly purchase: string | null;
  readonly fee: string | null;
  /** How the last refund stands that has not failed, and how many are done. */
  readonly refund: 'asked' | 'done' | null;
  readonly refundsDone: number;
  readonly invoices: number;
  readonly creditNotes: number;
}

/** The orders of the run's person, the oldest first. */
export async function listOrders({ db, person }: World): Promise<LivedOrder[]> {
  const { rows } = await db.execute<LivedOrder>(sql`
    select o.id, o.state, o.plan, o.name, o.amount_minor as amount, o.provider_session_id as "sessionId",
      (extract(epoch from s.starts_at) * 1000)::float8 as "startsAt", (extract(epoch from s.ends_at) * 1000)::float8 as "endsAt",
      p.id as purchase, f.manuscript_id as fee,
      (select r.state from refunds r where r.order_id = o.id and r.state <> 'failed' order by r.state limit 1) as refund,
      (select count(*)::int from refunds r where r.order_id = o.id and r.state = 'done') as "refundsDone",
      (select count(*)::int from payment_documents d where d.order_id = o.id and d.kind = 'invoice') as invoices,
      (select count(*)::int from payment_documents d where d.order_id = o.id and d.kind = 'credit-note') as "creditNotes"
    from orders o
    left join subscriptions s on s.order_id = o.id
    left join full_issue_purchases p on p.order_id = o.id
    left join handling_fees f on f.settled_by_order_id = o.id
    where o.user_id = ${person.id} order by o.id`);
  return rows;
}

function must(holds: boolean, what: string, ...facts: unknown[]): void {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(facts)}`);
}

const isGiven = (order: LivedOrder, now: number) =>
  order.purchase !== null ||
  order.fee !== null ||
  (order.endsAt !== null && order.endsAt > Math.max(now, order.startsAt ?? 0));

const givesAtAll = ({ purchase, fee, endsAt }: LivedOrder) => purchase !== null || fee !== null || endsAt !== null;

function checkOrder(order: LivedOrder, session: TrueSession | undefined, now: number): void {
  const isPaidThere = session !== undefined && session.paidAt !== null && session.price.amountMinor === order.amount;
  if (isGiven(order, now)) must(order.state === 'paid' && isPaidThere, 'Access without settled payment', order);
  if (order.state === 'paid') must(isPaidThere, 'Paid here and not there', order);
  if (order.state === 'refunded')
    must(isPaidThere && returnedOf(session) === order.amount, 'Refunded here and not there', order, session);
  must(order.invoices === (order.state === 'paid' || order.state === 'refunded' ? 1 : 0), 'One invoice', order);
  must(order.creditNotes === order.refundsDone, 'A credit note for each refund', order);
  must(order.state !== 'refunded' || order.refundsDone > 0, 'What is refunded has a refund', order);
}

/** Whether a session's order has another one. */
export const isStray = (session: TrueSession, orders: readonly LivedOrder[]) =>
  orders.some(({ id, sessionId }) => id === session.orderId && sessionId !== session.id);

const patience = 15 * 60_000;

/** What holds after every step. */
export async function checkAlways(world: World): Promise<void> {
  const now = world.clock.now.getTime();
  const orders = await listOrders(world);
  for (const order of orders)
    checkOrder(
      order,
      world.truth.sessions.find(({ id }) => id === order.sessionId),
      now,
    );
  for (const session of world.truth.sessions.filter(isSaved)) {
    if (session.paidAt === null || now - session.paidAt.getTime() < patience) continue;
    // What must not be, a second session of one order, is found by its event or the daily comparison.
    if (isStray(session, orders)) continue;
    const order = orders.find(({ sessionId }) => sessionId === session.id);
    const isSettled = order?.state === 'paid' && (givesAtAll(order) || order.refund !== null);
    must(isSettled, 'Settled payment without access for a quarter of an hour', session, order);
  }
}

async function checkBooks({ db, person, truth }: World): Promise<void> {
  const { rows } = await db.execute<{ account: string; balance: number }>(sql`
    select account, sum(amount_minor)::int as balance from ledger_entries e
    where order_id in (select id from orders where user_id = ${person.id}) group by account`);
  const balanceOf = (account: string) => rows.find((row) => row.account === account)?.balance ?? 0;
  const there = truth.sessions
    .filter(({ paidAt }) => paidAt !== null)
    .reduce((sum, session) => sum + session.price.amountMinor - returnedOf(session), 0);
  must(balanceOf('provider') === there, 'The provider’s account is what the provider holds', rows, there);
  must(balanceOf('unallocated') === 0, 'Nothing stands apart', rows);
}

function checkEmails(orders: readonly LivedOrder[], { jobsDone: { mails } }: World): void {
  must(
    new Set(mails.map(({ subject, text }) => `${subject}\n${text}`)).size === mails.length,
    'Each letter once',
    mails.map(({ subject }) => subject),
  );
  for (const order of orders) {
    const about = mails.filter(({ text }) => text.includes(order.id));
    const refunds = about.filter(({ subject }) => subject.startsWith('Your refund'));
    must(refunds.length === order.refundsDone, 'A letter for each refund', order);
  }
}

/** Passes follow one another without overlap, each as long as it was bought for. */
function checkPasses(orders: readonly LivedOrder[]): void {
  const passes = orders
    .filter(({ plan, state }) => plan !== null && state === 'paid')
    .toSorted((one, other) => (one.startsAt ?? 0) - (other.startsAt ?? 0));
  for (const [index, { plan, startsAt, endsAt }] of passes.entries()) {
    const length = plan === null ? 0 : plans[plan].days * 86_400_000;
    must((endsAt ?? 0) - (startsAt ?? 0) === length, 'A pass keeps its days', passes);
    must(index === 0 || (passes[index - 1]?.endsAt ?? 0) <= (startsAt ?? 0), 'Passes do not overlap', passes);
  }
}

function checkCharges(orders: readonly LivedOrder[], { truth }: World): void {
  const kept = truth.sessions.filter(isSaved);
  for (const isOneThing of [
    (o: LivedOrder) => o.name === 'Weeks',
    (o: LivedOrder) => o.name.startsWith('Handling fee'),
  ]) {
    const charges = kept.filter(({ orderId }) => orders.some((order) => order.id === orderId && isOneThing(order)));
    must(charges.length <= 1, 'One charge for one thing', charges);
  }
  must(new Set(kept.map(({ orderId }) => orderId)).size === kept.length, 'One charge for one order', kept);
}

/** What holds once everything has come to rest. */
export async function checkAtRest(world: World): Promise<void> {
  const orders = await listOrders(world);
  await checkAlways(world);
  await checkBooks(world);
  checkEmails(orders, world);
  checkPasses(orders);
  checkCharges(orders, world);
  const documents = orders.reduce((sum, { invoices, creditNotes }) => sum + invoices + creditNotes, 0);
  must((await countNumbers(world.db)) - world.documentsBefore === documents, 'No number is left out', documents);
}
