import { useEffect, useState, type ReactNode, type SubmitEvent } from 'react';
import type { PlanKey } from '../../../contracts/constants.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';

/** No answer takes longer; after that the button works again, for a way that was stopped on purpose. */
const waitsFor = 15_000;

/** Sends a plain form once while its answer is on the way: a second click comes to nothing. */
function useOneSubmit() {
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (!isSent) return undefined;
    const again = () => setSent(false);
    const timer = setTimeout(again, waitsFor);
    // Whoever comes back finds the page as it was left.
    addEventListener('pageshow', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', again);
    };
  }, [isSent]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSent) event.preventDefault();
    else setSent(true);
  };
  return { isSent, onSubmit };
}

interface PlanFormProps {
  readonly planKey: PlanKey;
  readonly formAction: string;
  /** Without scripting nobody is known here: the server knows its own cookie. */
  readonly buyer: CurrentUser | null;
  readonly className: string;
  readonly children: ReactNode;
}

/** The specified plain form, which works without scripting too; the server takes price and buyer from its own records. */
export function PlanForm({ planKey, formAction, buyer, className, children }: PlanFormProps) {
  const { isSent, onSubmit } = useOneSubmit();
  const fields = {
    lookup_key: planKey,
    ...(buyer && { userId: buyer.id, emailId: buyer.email }),
    purchaseType: 'subscription',
  };
  return (
    <form method="post" action={formAction} onSubmit={onSubmit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={className} aria-disabled={isSent}>
        {isSent ? 'One moment…' : children}
      </button>
    </form>
  );
}
