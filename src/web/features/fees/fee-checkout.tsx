import type { ReactNode } from 'react';
import { fees } from '../../../contracts/fees.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { useCall } from '../../api/use-call.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { CheckoutFrame } from '../checkout/checkout-frame.tsx';
import { FeeOrder } from './fee-order.tsx';
import { FeeReduction } from './fee-reduction.tsx';
import { FeeStage } from './fee-stage.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { NoSuchFee } from './no-such-fee.tsx';

interface FeeCheckoutProps {
  readonly articleId: string;
  readonly user: CurrentUser;
  readonly wayBack: ReactNode;
}

/** The fee of one's own manuscript: the choice first, then what reduces it, then what is left to do. */
export function FeeCheckout({ articleId, user, wayBack }: FeeCheckoutProps) {
  const { data: fee, error } = useCall(fees.single, { params: { articleId } });
  if (error?.status === 404) return <NoSuchFee userId={user.id} />;
  return (
    <CheckoutFrame order={<FeeOrder fee={fee} email={user.email} />} wayBack={wayBack}>
      {!fee && <Reading error={error} />}
      {fee?.allowed.includes('choose') && <ModeChoice fee={fee} />}
      {fee && <FeeReduction fee={fee} />}
      {fee && <FeeStage fee={fee} user={user} />}
    </CheckoutFrame>
  );
}
