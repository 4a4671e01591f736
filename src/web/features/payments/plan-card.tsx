import { IconCheck } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { currency, plans, type PlanKey } from '../../../contracts/constants.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { pages } from '../../../contracts/pages.ts';
import { daysAfter } from '../../../contracts/days.ts';
import { useSession } from '../../session/session.ts';
import button from '../../ui/button.module.css';
import { formatMoment } from '../../ui/format-moment.ts';
import styles from './plan-card.module.css';
import { PlanForm } from './plan-form.tsx';

interface PlanCardProps {
  readonly planKey: PlanKey;
  readonly formAction: string;
  /** The end of the pass that the reader holds: another one begins there. */
  readonly runsUntil: Date | null;
}

/** For how long the pass opens what, in the reader's own time where that is known. */
function termsOf(days: number, runsUntil: Date | null): string[] {
  const begins = runsUntil === null ? 'from the moment you pay' : 'from the end of your pass';
  const ends = runsUntil && formatMoment(daysAfter(runsUntil, days));
  return [
    `${days} days ${begins}${ends === null ? '' : `: until ${ends}`}`,
    'The full PDF of every article',
    'Paid once, ends by itself',
  ];
}

/** A pass: what it is, for how long, for how much, and the way to buy it. */
export function PlanCard({ planKey, formAction, runsUntil }: PlanCardProps) {
  const plan = plans[planKey];
  const session = useSession();
  const form = (
    <PlanForm
      planKey={planKey}
      formAction={formAction}
      buyer={session?.user ?? null}
      className={`${button.primary} ${styles.buy}`}
    >
      Buy {plan.name}
    </PlanForm>
  );
  return (
    <section className={styles.card} data-popular={plan.popular} aria-labelledby={planKey}>
      <h2 id={planKey}>
        {plan.name}
        {plan.popular && <span className={styles.popular}>Popular</span>}
      </h2>
      <p className={styles.price}>{formatMoney({ amountMinor: plan.priceMinor, currency })}</p>
      <ul>
        {termsOf(plan.days, runsUntil).map((line) => (
          <li key={line}>
            <Icon of={IconCheck} size={20} />
            {line}
          </li>
        ))}
      </ul>
      {session ? (
        form
      ) : (
        <div>
          <Link
            className={`${button.primary} ${styles.buy} ${styles.login}`}
            to={pages.login.href({}, { next: pages.pricing.href() })}
          >
            Login to buy<span className="visually-hidden"> {plan.name}</span>
          </Link>
          <noscript>{form}</noscript>
        </div>
      )}
    </section>
  );
}
