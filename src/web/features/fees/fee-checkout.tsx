import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fees } from '../../../contracts/fees.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/fees.ts';
import { useCall } from '../../api/use-call.ts';
import buttons from '../../ui/button.module.css';
import { LostFootprints } from '../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import page from '../../ui/page.module.css';
import { CheckoutFrame, UnreadCheckout } from '../checkout/checkout-frame.tsx';
import { FeeOrder } from './fee-order.tsx';
import { FeeReduction } from './fee-reduction.tsx';
import { FeeStage } from './fee-stage.tsx';
import { ModeChoice } from './mode-choice.tsx';

/** The same whether or not the manuscript exists. */
function NoSuchFee({ userId }: { userId: string }) {
  return (
    <div className={page.narrow}>
      <EmptyState drawing={<LostFootprints />} title={t.notFoundTitle()} level={1}>
        <p>{t.notFoundHint()}</p>
        <Link className={buttons.primary} to={pages.dashboard.href({ profileId: userId })}>
          {t.toDashboard()}
        </Link>
      </EmptyState>
    </div>
  );
}

interface FeeCheckoutProps {
  readonly articleId: string;
  readonly user: CurrentUser;
  readonly wayBack: ReactNode;
}

/** The fee of one's own manuscript: access option, waiver, next step. */
export function FeeCheckout({ articleId, user, wayBack }: FeeCheckoutProps) {
  const { data: fee, error } = useCall(fees.single, { params: { articleId } });
  if (error?.status === 404) return <NoSuchFee userId={user.id} />;
  if (!fee) return <UnreadCheckout error={error} />;
  return (
    <CheckoutFrame order={<FeeOrder fee={fee} email={user.email} />} wayBack={wayBack}>
      {fee.allowed.includes('choose') && <ModeChoice fee={fee} />}
      <FeeReduction fee={fee} />
      <FeeStage fee={fee} user={user} />
    </CheckoutFrame>
  );
}
