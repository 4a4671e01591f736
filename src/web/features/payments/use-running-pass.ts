import { useEffect, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { readLatestPass, type Purchase } from './read-purchase.ts';

/** The pass that the signed-in person holds at this moment; null while that is unknown, and without one. */
export function useRunningPass(): Purchase | null {
  const email = useSession()?.user.email;
  const [answer, setAnswer] = useState<{ email: string; pass: Purchase } | null>(null);
  useEffect(() => {
    if (email === undefined) return undefined;
    let isWanted = true;
    readLatestPass(email).then(
      (pass) => {
        if (isWanted && pass && pass.endsAt.getTime() > Date.now()) setAnswer({ email, pass });
      },
      // The prices are complete without this line: a refusal is no news to the reader.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [email]);
  return answer?.email === email ? (answer?.pass ?? null) : null;
}
