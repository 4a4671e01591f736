import { useSearchParams } from 'react-router';
import { payments } from '../../../contracts/payments.ts';
import { planKeys } from '../../../contracts/constants.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../../ui/page-title.ts';
import { useSite } from '../../ui/site-facts.ts';
import type { Route } from './+types/pricing-page.ts';
import { CanceledNote } from './canceled-note.tsx';
import { PaymentComplete } from './payment-complete.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './pricing-page.module.css';

export const loader = () => ({ formAction: payments.startSubscription.path });

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, 'Passes and prices'),
  { name: 'description', content: 'Two passes that open the full PDF of every article.' },
];

const TestMode = () => (
  <p className={styles.ribbon}>
    <strong>Test mode</strong> No money moves: pay with a test card.
  </p>
);

/** The two passes; also where a buyer comes back to. */
export default function PricingPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const isSandbox = useSite()?.paymentsMode === 'sandbox';
  if (search.get('success') === 'true') return <PaymentComplete />;
  return (
    <div className={page.page}>
      {isSandbox && <TestMode />}
      {search.get('canceled') === 'true' && <CanceledNote reason={search.get('reason')} />}
      <h1 className={page.heading}>Read every article in full</h1>
      <p className={page.lead}>
        A pass opens the full PDF of every article of the house. It ends by itself; nothing is renewed.
      </p>
      <ul className={styles.plans}>
        {planKeys.map((planKey) => (
          <li key={planKey}>
            <PlanCard planKey={planKey} formAction={loaderData.formAction} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Open access articles need no pass. A pass bought while another runs begins where that one ends.
      </p>
    </div>
  );
}
