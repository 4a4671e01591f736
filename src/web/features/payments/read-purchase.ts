import type { OwnPayment } from '../../../contracts/bookkeeping.ts';
import type { PlanKey } from '../../../contracts/constants.ts';
import { callApi } from '../../api/call-api.ts';

// The contracts come with the question: these run on a public page, and only few readers ask.

/** A pass of a person, by its end. */
export interface Pass {
  readonly plan: PlanKey;
  readonly endsAt: Date;
}

/** A payment for a pass. */
export interface PassPayment extends OwnPayment {
  readonly plan: PlanKey;
}

const isForPass = (payment: OwnPayment): payment is PassPayment => payment.plan !== null;

/** Asks which of a person's passes ends last, and when; null when there was none. */
export async function readLatestPass(email: string): Promise<Pass | null> {
  const { payments } = await import('../../../contracts/payments.ts');
  const { getSubscription } = await callApi(payments.subscriptionOf, { params: { email } });
  if (!getSubscription) return null;
  return { plan: getSubscription.plan, endsAt: new Date(getSubscription.subscriptionPeriodEnd * 1000) };
}

async function readPassPayments(): Promise<PassPayment[]> {
  const { bookkeeping } = await import('../../../contracts/bookkeeping.ts');
  return (await callApi(bookkeeping.mine)).filter(isForPass);
}

/** Asks for the checkouts of passes that the signed-in person has begun and not paid. */
export const readBegunPasses = async (): Promise<PassPayment[]> =>
  (await readPassPayments()).filter(({ state }) => state === 'open');

/** Asks how a checkout stands and, once it is settled, what it has bought; "open" while it is not. */
export async function readPurchase(sessionId: string): Promise<PassPayment | 'open' | 'expired'> {
  const { payments } = await import('../../../contracts/payments.ts');
  const { status, orderId } = await callApi(payments.sessionStatus, { query: { session_id: sessionId } });
  if (status !== 'complete') return status;
  const payment = (await readPassPayments()).find(({ id }) => id === orderId);
  return payment && payment.state !== 'open' ? payment : 'open';
}
