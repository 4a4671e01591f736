import type { PlanKey } from '../../../contracts/constants.ts';
import { callApi } from '../../api/call-api.ts';

export interface Purchase {
  readonly plan: PlanKey;
  readonly endsAt: Date;
}

/** Asks which of a person's passes ends last, and when; null when there was none. */
export async function readLatestPass(email: string): Promise<Purchase | null> {
  const { payments } = await import('../../../contracts/payments.ts');
  const { getSubscription } = await callApi(payments.subscriptionOf, { params: { email } });
  if (!getSubscription) return null;
  return { plan: getSubscription.plan, endsAt: new Date(getSubscription.subscriptionPeriodEnd * 1000) };
}

/** Asks how a checkout stands and, once it is paid, until when the pass runs; "open" while it is not. */
export async function readPurchase(sessionId: string, email: string): Promise<Purchase | 'open' | 'expired'> {
  const { payments } = await import('../../../contracts/payments.ts');
  const { status } = await callApi(payments.sessionStatus, { query: { session_id: sessionId } });
  if (status !== 'complete') return status;
  return (await readLatestPass(email)) ?? 'open';
}
