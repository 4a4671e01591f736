import { Link, Navigate, useLocation } from 'react-router';
import type { SignedIn } from '../../../contracts/accounts.ts';
import { dashboardTabs, feeStatus, pages } from '../../../contracts/pages.ts';
import { Id } from '../../../contracts/values.ts';
import * as t from '../../../messages/fees.ts';
import { noSuchPage } from '../../api/load-or-404.ts';
import { useSession } from '../../session/session.ts';
import { pageTitle } from '../../ui/page-title.ts';
import page from '../../ui/page.module.css';
import { loginLeadingTo } from '../accounts/next-address.ts';
import { AnothersCheckout, CheckoutFrame, UnreadCheckout } from '../checkout/checkout-frame.tsx';
import { useOwnDocument } from '../checkout/use-own-document.ts';
import type { Route } from './+types/fee-checkout-page.ts';
import { FeeCheckout } from './fee-checkout.tsx';

export function loader({ params }: Route.LoaderArgs) {
  if (params.checkoutStatus !== feeStatus || !Id.safeParse(params.articleId).success) throw noSuchPage();
  return null;
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, t.pageTitle()),
  { name: 'robots', content: 'noindex' },
];

type Params = Route.ComponentProps['params'];

/** The author's part: of the address, only the manuscript is trusted. */
function Payer({ session: { user }, params }: { session: SignedIn; params: Params }) {
  const list = pages.dashboard.href({ profileId: user.id }, { tab: dashboardTabs.first });
  const wayBack = <Link to={list}>{t.backToDashboard()}</Link>;
  // The email in the address may be out of date, so it is ignored.
  if (params.userId === user.id)
    return <FeeCheckout key={user.id} articleId={params.articleId} user={user} wayBack={wayBack} />;
  return (
    <CheckoutFrame order={<h1 className={page.heading}>{t.heading()}</h1>} wayBack={wayBack}>
      <AnothersCheckout ownHref={list}>{t.toDashboard()}</AnothersCheckout>
    </CheckoutFrame>
  );
}

/** The checkout of a handling fee: how the article is published, what that costs, and the card form. */
export default function FeeCheckoutPage({ params }: Route.ComponentProps) {
  const session = useSession();
  const { pathname } = useLocation();
  const isOwnDocument = useOwnDocument();
  if (session === null) return <Navigate to={loginLeadingTo(pathname)} replace />;
  if (session && isOwnDocument) return <Payer session={session} params={params} />;
  return <UnreadCheckout error={null} />;
}
