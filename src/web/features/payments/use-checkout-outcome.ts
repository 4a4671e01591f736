import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useSession } from '../../session/session.ts';

const askAgainAfter = 2000;
const lateAfter = 30_000;
/** A late payment arrives by webhook or with the daily reconciliation, so polling is enough. */
const askLateAgainAfter = 10_000;

/** What there is to say before, or instead of, a purchase. */
export type Pending = 'confirming' | 'late' | 'expired' | 'signed-out' | 'not-yours';

export type CheckoutOutcome<T> =
  | { readonly state: Pending }
  | { readonly state: 'known'; readonly sessionId: string; readonly purchase: T };

/** Reads the status of a checkout: what was bought, "open" or "expired". */
type ReadOutcome<T> = (sessionId: string, email: string) => Promise<T | 'open' | 'expired'>;

/** A refusal ends the asking; a lost connection is asked again like an answer that is not there yet. */
const refusalState = (error: unknown): 'signed-out' | 'not-yours' | null => {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return null;
  return error.status === 401 ? 'signed-out' : 'not-yours';
};

/** What became of the checkout in the address: asked every two seconds, and more seldom once it is late. */
export function useCheckoutOutcome<T extends object>(read: ReadOutcome<T>): CheckoutOutcome<T> {
  const sessionId = useSearchParams()[0].get('session_id');
  const session = useSession();
  const email = session?.user.email;
  const [outcome, setOutcome] = useState<CheckoutOutcome<T>>({ state: 'confirming' });
  useEffect(() => {
    if (email === undefined || !sessionId) return undefined;
    const startedAt = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const ask = async () => {
      const next = await read(sessionId, email).catch((error: unknown) => refusalState(error));
      if (!isWanted) return;
      if (next === 'open' || next === null) {
        const isLate = Date.now() - startedAt >= lateAfter;
        if (isLate) setOutcome({ state: 'late' });
        timer = setTimeout(() => void ask(), isLate ? askLateAgainAfter : askAgainAfter);
      } else setOutcome(typeof next === 'string' ? { state: next } : { state: 'known', sessionId, purchase: next });
    };
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [email, sessionId, read]);
  if (session === null) return { state: 'signed-out' };
  return session && !sessionId ? { state: 'not-yours' } : outcome;
}
