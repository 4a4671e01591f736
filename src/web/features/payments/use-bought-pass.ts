import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useSession } from '../../session/session.ts';
import { readPurchase, type Purchase } from './read-purchase.ts';

const askAgainAfter = 2000;
const giveUpAfter = 30_000;

export type BoughtPass =
  | { readonly state: 'confirming' | 'late' | 'expired' | 'signed-out' | 'not-yours' }
  | { readonly state: 'complete'; readonly purchase: Purchase };

/** A refusal ends the asking; a lost connection is asked again like an answer that is not there yet. */
const refusalState = (error: unknown): 'signed-out' | 'not-yours' | null => {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return null;
  return error.status === 401 ? 'signed-out' : 'not-yours';
};

/** What became of the checkout in the address: asked every two seconds, for half a minute at most. */
export function useBoughtPass(): BoughtPass {
  const sessionId = useSearchParams()[0].get('session_id');
  const session = useSession();
  const email = session?.user.email;
  const [bought, setBought] = useState<BoughtPass>({ state: 'confirming' });
  useEffect(() => {
    if (email === undefined || !sessionId) return undefined;
    const startedAt = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const ask = async () => {
      const next = await readPurchase(sessionId, email).catch((error: unknown) => refusalState(error));
      if (!isWanted) return;
      if (next === 'open' || next === null) {
        if (Date.now() - startedAt < giveUpAfter) timer = setTimeout(() => void ask(), askAgainAfter);
        else setBought({ state: 'late' });
      } else setBought(typeof next === 'string' ? { state: next } : { state: 'complete', purchase: next });
    };
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [email, sessionId]);
  if (session === null) return { state: 'signed-out' };
  return session && !sessionId ? { state: 'not-yours' } : bought;
}
