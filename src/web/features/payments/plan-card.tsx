import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { SignedIn } from '../../../contracts/accounts.ts';
import { currency, plans, type PlanKey } from '../../../contracts/constants.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { pages } from '../../../contracts/pages.ts';
import { useSession } from '../../session/session.ts';
import button from '../../ui/button.module.css';
import styles from './plan-card.module.css';

/** The specified plain form; the server takes the price and the buyer from its own records. */
function BuyForm({ planKey, formAction, session }: { planKey: PlanKey; formAction: string; session: SignedIn }) {
  const fields = {
    lookup_key: planKey,
    userId: session.user.id,
    emailId: session.user.email,
    purchaseType: 'subscription',
  };
  return (
    <form method="post" action={formAction}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={`${button.primary} ${styles.buy}`}>
        Buy {plans[planKey].name}
      </button>
    </form>
  );
}

/** A pass: what it is, for how long, for how much, and the way to buy it. */
export function PlanCard({ planKey, formAction }: { planKey: PlanKey; formAction: string }) {
  const plan = plans[planKey];
  const session = useSession();
  return (
    <section className={styles.card} data-popular={plan.popular} aria-labelledby={planKey}>
      <h2 id={planKey}>
        {plan.name}
        {plan.popular && <span className={styles.popular}>Popular</span>}
      </h2>
      <p className={styles.price}>{formatMoney({ amountMinor: plan.priceMinor, currency })}</p>
      <ul>
        {[
          `${plan.days} days from the moment you pay`,
          'The full PDF of every article',
          'Paid once, ends by itself',
        ].map((line) => (
          <li key={line}>
            <IconCheck aria-hidden stroke={1.5} size={20} />
            {line}
          </li>
        ))}
      </ul>
      {session ? (
        <BuyForm planKey={planKey} formAction={formAction} session={session} />
      ) : (
        <Link className={`${button.primary} ${styles.buy}`} to={pages.login.href({}, { next: pages.pricing.href() })}>
          Login to buy<span className="visually-hidden"> {plan.name}</span>
        </Link>
      )}
    </section>
  );
}
