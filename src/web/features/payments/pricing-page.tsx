import { IconInfoCircle } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { planKeys } from '../../../contracts/constants.ts';
import { pages, purchasesHref } from '../../../contracts/pages.ts';
import { payments } from '../../../contracts/payments.ts';
import { useSession } from '../../session/session.ts';
import { formatMoment } from '../../ui/format-moment.ts';
import { Link } from '../../ui/link.tsx';
import { pageHead } from '../../ui/page-head.ts';
import page from '../../ui/page.module.css';
import { useWantedArticle } from '../articles/wanted-article.ts';
import { TestMode } from '../checkout/test-mode.tsx';
import type { Route } from './+types/pricing-page.ts';
import { PaymentComplete } from './payment-complete.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './pricing-page.module.css';
import { usePassStanding, type PassStanding } from './use-pass-standing.ts';

function ManagePurchase() {
  const user = useSession()?.user;
  if (!user) return null;
  return <Link to={purchasesHref(user.id)}>Manage Purchase</Link>;
}

interface PassStandingNoteProps {
  readonly standing: PassStanding;
  /** Whoever has just turned back is told that already. */
  readonly isCanceled: boolean;
}

/** What a signed-in reader has of passes: the one that runs, with its end; a payment that is begun. Announced when it comes. */
function PassStandingNote({ standing: { running, begun }, isCanceled }: PassStandingNoteProps) {
  const open = isCanceled ? [] : begun;
  return (
    <div role="status">
      {running && (
        <p className={styles.standing}>
          Your pass runs until <time dateTime={running.endsAt.toISOString()}>{formatMoment(running.endsAt)}</time>. A
          new one begins then. <ManagePurchase />
        </p>
      )}
      {open.map(({ id, name, plan, createdAt }) => (
        <p key={id} className={styles.standing}>
          You began to pay for {name} on <time dateTime={createdAt}>{formatMoment(new Date(createdAt))}</time>, here or
          in another tab. It is not paid yet. <a href={`#${plan}`}>Choose it again</a> to go on where you left off: you
          pay once.
        </p>
      ))}
    </div>
  );
}

/** Why the server led back, in a sentence. */
const reasons: Record<string, string> = {
  'price-mismatch':
    'The price had changed since the page was opened. Choose a pass again to see the price that holds now.',
  'invalid-input': 'The pass that was asked for is not on offer. Choose one of the two below.',
  unavailable: 'The card service did not answer. Nothing was charged. Try again in a few minutes.',
  'state-conflict':
    'A payment of yours is being confirmed. Wait a minute, then look under Manage Purchase before you pay again.',
  'not-signed-in': 'Your login had ended. Nothing was charged. Login, then choose a pass again.',
};

const generalReason =
  'The payment could not be started. Nothing was charged. Try again, or write to us if it happens again.';

/** Tells a buyer who comes back without having paid what happened. */
function CanceledNote({ reason }: { reason: string | null }) {
  return (
    <div className={styles.canceledNote} role="status">
      <IconInfoCircle aria-hidden stroke={1.5} size={22} />
      <div>
        <p>Order canceled -- continue to shop around and checkout when you're ready.</p>
        {reason !== null && <p className={styles.reason}>{reasons[reason] ?? generalReason}</p>}
      </div>
    </div>
  );
}

/** Names the article that the reader came for: to its abstract before a pass is bought, to its PDF with one. */
function WantedNote({ hasPass }: { hasPass: boolean }) {
  const wanted = useWantedArticle();
  if (!wanted) return null;
  return (
    <p className={styles.standing}>
      You came for “
      <Link to={hasPass ? wanted.fullPdf : wanted.abstract}>
        <bdi>{wanted.title}</bdi>
      </Link>
      ”. {hasPass ? 'Your pass' : 'A pass'} opens it.
    </p>
  );
}

export const loader = () => ({ formAction: payments.startSubscription.path });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: 'Passes and prices',
    description: 'Two passes that open the full PDF of every article.',
    path: pages.pricing.href(),
  });

/** What is on offer, and what it means to this reader. */
function Passes({ formAction }: { formAction: string }) {
  const [search] = useSearchParams();
  const standing = usePassStanding();
  const { running } = standing;
  const isCanceled = search.get('canceled') === 'true';
  return (
    <div className={page.page}>
      <TestMode />
      {isCanceled && <CanceledNote reason={search.get('reason')} />}
      <h1 className={page.heading}>Read every article in full</h1>
      <p className={page.lead}>
        A pass opens the full PDF of every article of the house. It ends by itself; nothing is renewed.
      </p>
      <PassStandingNote standing={standing} isCanceled={isCanceled} />
      <WantedNote hasPass={running !== null} />
      <ul className={styles.plans}>
        {planKeys.map((planKey) => (
          <li key={planKey}>
            <PlanCard planKey={planKey} formAction={formAction} runsUntil={running?.endsAt ?? null} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        A receipt comes by email; the invoice stays under Manage Purchase. Open access articles need no pass.
        {!running && ' A pass bought while another runs begins where that one ends.'}
      </p>
    </div>
  );
}

/** The two passes; also where a buyer comes back to. */
export default function PricingPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return search.get('success') === 'true' ? <PaymentComplete /> : <Passes formAction={loaderData.formAction} />;
}
