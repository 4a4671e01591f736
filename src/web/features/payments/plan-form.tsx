import type { ReactNode } from 'react';
import type { PlanKey } from '../../../contracts/constants.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { useOneSubmit } from './use-one-submit.ts';

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
