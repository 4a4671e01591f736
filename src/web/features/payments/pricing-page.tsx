import { useSearchParams } from 'react-router';
import { planKeys } from '../../../contracts/constants.ts';
import { pages } from '../../../contracts/pages.ts';
import { payments } from '../../../contracts/payments.ts';
import { pageHead } from '../../ui/page-head.ts';
import page from '../../ui/page.module.css';
import { TestMode } from '../checkout/test-mode.tsx';
import type { Route } from './+types/pricing-page.ts';
import { CanceledNote } from './canceled-note.tsx';
import { PassStandingNote } from './pass-standing-note.tsx';
import { PaymentComplete } from './payment-complete.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './pricing-page.module.css';
import { usePassStanding } from './use-pass-standing.ts';
import { WantedNote } from './wanted-note.tsx';

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
