import { useEffect, useState, type ReactNode, type SubmitEvent } from 'react';
import type { PlanKey } from '../../../contracts/constants.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import * as t from '../../../messages/payments.ts';

/** The button works again after this time, for a reader who stopped the page. */
const waitsFor = 15_000;

/** Sends a plain form once; a second click is ignored until the answer comes. */
function useOneSubmit() {
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (!isSent) return undefined;
    const again = () => setSent(false);
    const timer = setTimeout(again, waitsFor);
    // The back button restores the page with the button still off.
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
  /** Null without JavaScript: the server reads its own cookie. */
  readonly buyer: CurrentUser | null;
  readonly className: string;
  readonly children: ReactNode;
}

/** The specified plain form, which works without JavaScript; the server takes price and buyer from its own data. */
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
        {isSent ? t.oneMoment() : children}
      </button>
    </form>
  );
}
