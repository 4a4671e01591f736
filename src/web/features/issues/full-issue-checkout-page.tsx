import { data, Navigate, useLocation } from 'react-router';
import type { SignedIn } from '../../../contracts/accounts.ts';
import { issues, type FullIssue } from '../../../contracts/issues.ts';
import { journals } from '../../../contracts/journals.ts';
import { pages, purchasesHref } from '../../../contracts/pages.ts';
import * as t from '../../../messages/issues.ts';
import { loadOr404 } from '../../api/load-or-404.ts';
import { serverApi } from '../../api/server-api.ts';
import { useSession } from '../../session/session.ts';
import button from '../../ui/button.module.css';
import { OpenBook } from '../../ui/drawings/open-book.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { Link } from '../../ui/link.tsx';
import { bdi } from '../../ui/message-tags.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import page from '../../ui/page.module.css';
import { loginLeadingTo } from '../accounts/next-address.ts';
import { AnothersCheckout, CheckoutFrame } from '../checkout/checkout-frame.tsx';
import { useOwnDocument } from '../checkout/use-own-document.ts';
import type { Route } from './+types/full-issue-checkout-page.ts';
import styles from './full-issue-checkout-page.module.css';
import { checkoutHref, whoeverLogsIn } from './issue-address.ts';
import { IssueOrder } from './issue-order.tsx';
import { IssuePayment } from './issue-payment.tsx';
import { placeOf } from './issue-place.ts';

interface NoLongerSoldProps {
  readonly place: Pick<FullIssue, 'journalAbbreviation' | 'issueVolume' | 'issueNumber'>;
  readonly journalTitle: string;
}

/** The checkout of an issue that was withdrawn from sale. */
function NoLongerSold({ place, journalTitle }: NoLongerSoldProps) {
  const userId = useSession()?.user.id;
  return (
    <div className={page.narrow}>
      <EmptyState level={1} drawing={<OpenBook />} title={t.withdrawnHeading()}>
        <p>{t.withdrawnExplanation({ place: placeOf(place), journal: journalTitle })}</p>
        <div className={styles.ways}>
          <Link className={button.primary} to={pages.journal.href({ catId: place.journalAbbreviation })}>
            {t.goToJournal()}
          </Link>
          {userId !== undefined && (
            <Link className={button.secondary} to={purchasesHref(userId)}>
              {t.yourPurchases()}
            </Link>
          )}
        </div>
      </EmptyState>
    </div>
  );
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const read = serverApi(context);
  const { getIssue } = await read(issues.list);
  const { fullIssueId } = params;
  const issue = getIssue.find(({ id }) => id === fullIssueId) ?? null;
  const place = issue ?? (await loadOr404(read(issues.withdrawn, { params: { fullIssueId } })));
  const { journalAbbreviation } = place;
  const [journal] = await read(journals.byAbbreviation, { params: { abbreviation: journalAbbreviation } });
  const journalTitle = journal?.journalTitle ?? journalAbbreviation;
  return data({ issue, place, journalTitle }, { status: issue === null ? 410 : 200 });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  pageTitle(matches, (loaderData.issue ? t.checkoutTitle : t.withdrawnTitle)({ place: placeOf(loaderData.place) })),
  { name: 'robots', content: 'noindex' },
];

type Params = Route.ComponentProps['params'];

/** The payment; from the address, only the issue is trusted. */
function Buyer({ session, issue, params }: { session: SignedIn; issue: FullIssue; params: Params }) {
  const own = checkoutHref(issue.id, session.user, params.stripeLookupId);
  if (params.userId === whoeverLogsIn.id) return <Navigate to={own} replace />;
  // The email in the address may be outdated, so it is ignored.
  if (params.userId !== session.user.id) {
    return <AnothersCheckout ownHref={own}>{t.buyForAccount({ email: session.user.email, bdi })}</AnothersCheckout>;
  }
  return <IssuePayment key={session.user.id} issue={issue} user={session.user} lookupId={params.stripeLookupId} />;
}

interface CheckoutProps {
  readonly issue: FullIssue;
  readonly journalTitle: string;
  readonly params: Params;
}

function Checkout({ issue, journalTitle, params }: CheckoutProps) {
  const session = useSession();
  const { pathname } = useLocation();
  const isOwnDocument = useOwnDocument();
  if (session === null) return <Navigate to={loginLeadingTo(pathname)} replace />;
  const journal = pages.journal.href({ catId: issue.journalAbbreviation });
  return (
    <CheckoutFrame
      order={<IssueOrder issue={issue} journalTitle={journalTitle} email={session?.user.email} />}
      wayBack={<Link to={journal}>{t.backToJournal()}</Link>}
    >
      {session && isOwnDocument ? <Buyer session={session} issue={issue} params={params} /> : <Reading error={null} />}
    </CheckoutFrame>
  );
}

/** The checkout of a full issue: the order and the card form. */
export default function FullIssueCheckoutPage({ loaderData, params }: Route.ComponentProps) {
  const { issue, place, journalTitle } = loaderData;
  if (issue === null) return <NoLongerSold place={place} journalTitle={journalTitle} />;
  return <Checkout issue={issue} journalTitle={journalTitle} params={params} />;
}
