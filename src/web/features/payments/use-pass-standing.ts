import { useEffect, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { readBegunPasses, readLatestPass, type Pass, type PassPayment } from './read-purchase.ts';

/** How a person stands to the passes: the one that runs, and the checkouts that are begun and not paid. */
export interface PassStanding {
  readonly running: Pass | null;
  readonly begun: readonly PassPayment[];
}

const nothing: PassStanding = { running: null, begun: [] };

async function readStanding(email: string): Promise<PassStanding> {
  // The prices are complete without these lines: a refusal is no news to the reader.
  const [latest, begun] = await Promise.all([
    readLatestPass(email).catch(() => null),
    readBegunPasses().catch(() => []),
  ]);
  return { running: latest && latest.endsAt.getTime() > Date.now() ? latest : null, begun };
}

/** How the signed-in person stands at this moment; asked again when the tab is returned to, for another may have paid. */
export function usePassStanding(): PassStanding {
  const email = useSession()?.user.email;
  const [answer, setAnswer] = useState<{ email: string; standing: PassStanding } | null>(null);
  useEffect(() => {
    if (email === undefined) return undefined;
    let isWanted = true;
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      const standing = await readStanding(email);
      if (isWanted) setAnswer({ email, standing });
    };
    void ask();
    const askAgain = () => void ask();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', askAgain);
    };
  }, [email]);
  return answer && answer.email === email ? answer.standing : nothing;
}
