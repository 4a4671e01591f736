import { IconCheck } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { currency, plans, type PlanKey } from '../../../contracts/constants.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { pages } from '../../../contracts/pages.ts';
import { daysAfter } from '../../../contracts/days.ts';
import { splitVat } from '../../../contracts/vat.ts';
import * as t from '../../../messages/payments.ts';
import { useSession } from '../../session/session.ts';
import button from '../../ui/button.module.css';
import { formatMoment } from '../../ui/format-moment.ts';
import { useSite } from '../../ui/site-facts.ts';
import styles from './plan-card.module.css';
import { PlanForm } from './plan-form.tsx';
import { hidden } from '../../ui/message-tags.tsx';

interface PlanCardProps {
  readonly planKey: PlanKey;
  readonly formAction: string;
  /** The end of the reader's current pass, when a new one starts. */
  readonly runsUntil: Date | null;
}

/** What the pass opens and for how long, in local time. */
function termsOf(days: number, runsUntil: Date | null): string[] {
  const time =
    runsUntil === null
      ? t.fromPayment({ days })
      : t.fromEndOfPass({ days, moment: formatMoment(daysAfter(runsUntil, days)) });
  return [time, t.everyPdf(), t.paidOnce()];
}

/** A pass with its terms, price and button to buy. */
export function PlanCard({ planKey, formAction, runsUntil }: PlanCardProps) {
  const plan = plans[planKey];
  const session = useSession();
  const vatPercent = useSite()?.vatPercent ?? null;
  const form = (
    <PlanForm
      planKey={planKey}
      formAction={formAction}
      buyer={session?.user ?? null}
      className={`${button.primary} ${styles.buy}`}
    >
      {t.buy({ name: plan.name })}
    </PlanForm>
  );
  return (
    <section className={styles.card} data-popular={plan.popular} aria-labelledby={planKey}>
      <h2 id={planKey}>
        {plan.name}
        {plan.popular && <span className={styles.popular}>{t.popular()}</span>}
      </h2>
      <div>
        <p className={styles.price}>{formatMoney({ amountMinor: plan.priceMinor, currency })}</p>
        {vatPercent !== null && (
          <p className={styles.beforeVat}>
            {t.beforeVat({
              amount: formatMoney({ amountMinor: splitVat(plan.priceMinor, vatPercent).netMinor, currency }),
              percent: vatPercent,
            })}
          </p>
        )}
      </div>
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
            {t.loginToBuy({ name: plan.name, hidden })}
          </Link>
          <noscript>{form}</noscript>
        </div>
      )}
    </section>
  );
}
