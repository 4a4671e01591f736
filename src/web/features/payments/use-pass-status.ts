import { useEffect, useState } from 'react';
import type { OwnPayment } from '../../../contracts/bookkeeping.ts';
import type { PlanKey } from '../../../contracts/constants.ts';
import { callApi } from '../../api/call-api.ts';
import { useSession } from '../../session/session.ts';

// The contracts come with the question: these run on a public page, and only few readers ask.

/** A pass of a person, by its end. */
interface Pass {
  readonly plan: PlanKey;
  readonly endsAt: Date;
}

/** A payment for a pass. */
export interface PassPayment extends OwnPayment {
  readonly plan: PlanKey;
}

const isForPass = (payment: OwnPayment): payment is PassPayment => payment.plan !== null;

/** Asks which of a person's passes ends last, and when; null when there was none. */
async function readLatestPass(email: string): Promise<Pass | null> {
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
const readBegunPasses = async (): Promise<PassPayment[]> =>
  (await readPassPayments()).filter(({ state }) => state === 'open');

/** Reads the status of a checkout and, once it is settled, what it bought; "open" until then. */
export async function readPurchase(sessionId: string): Promise<PassPayment | 'open' | 'expired'> {
  const { payments } = await import('../../../contracts/payments.ts');
  const { status, orderId } = await callApi(payments.sessionStatus, { query: { session_id: sessionId } });
  if (status !== 'complete') return status;
  const payment = (await readPassPayments()).find(({ id }) => id === orderId);
  return payment && payment.state !== 'open' ? payment : 'open';
}

/** A person's active pass and unpaid checkouts. */
export interface PassStatus {
  readonly running: Pass | null;
  readonly begun: readonly PassPayment[];
}

const nothing: PassStatus = { running: null, begun: [] };

async function readStatus(email: string): Promise<PassStatus> {
  // The prices are complete without these lines: a refusal is no news to the reader.
  const [latest, begun] = await Promise.all([
    readLatestPass(email).catch(() => null),
    readBegunPasses().catch(() => []),
  ]);
  return { running: latest && latest.endsAt.getTime() > Date.now() ? latest : null, begun };
}

/** The signed-in person's passes; read again when the tab gets the focus, since another tab may have paid. */
export function usePassStatus(): PassStatus {
  const email = useSession()?.user.email;
  const [answer, setAnswer] = useState<{ email: string; current: PassStatus } | null>(null);
  useEffect(() => {
    if (email === undefined) return undefined;
    let isWanted = true;
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      const current = await readStatus(email);
      if (isWanted) setAnswer({ email, current });
    };
    void ask();
    const askAgain = () => void ask();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', askAgain);
    };
  }, [email]);
  return answer && answer.email === email ? answer.current : nothing;
}
