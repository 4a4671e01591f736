import { bookkeeping, type OwnPayment } from '../../../../contracts/bookkeeping.ts';
import { issues } from '../../../../contracts/issues.ts';
import { formatMoney } from '../../../../contracts/money.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { useCall } from '../../../api/use-call.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import { PanelSection } from '../../../ui/panel-section.tsx';
import { GoOnPaying } from './go-on-paying.tsx';
import { kindWords } from './payment-words.ts';
import styles from './purchases.module.css';

interface UnpaidCheckoutsProps {
  readonly payments: readonly OwnPayment[];
  readonly user: CurrentUser;
}

/** What is open may be paid in another tab, and the provider may be slow to tell: the screen follows by itself. */
const followEvery = { every: 15_000 };

/** The checkouts that are begun and not paid, each with the way back into it. */
export function UnpaidCheckouts({ payments, user }: UnpaidCheckoutsProps) {
  useCall(bookkeeping.mine, {}, followEvery);
  useCall(issues.purchased, {}, followEvery);
  const lead =
    'Nothing was charged for these. Go on where you left off, or leave them: they end by themselves within a day. If you have just paid, this changes by itself in a moment.';
  return (
    <PanelSection title="Not paid yet" lead={lead} isWide>
      <ul className={styles.unpaid}>
        {payments.map((payment) => (
          <li key={payment.id}>
            <div>
              <p className={styles.name}>
                <bdi>{payment.name}</bdi>
              </p>
              <p className={styles.soft}>
                {kindWords[payment.kind]} · <span className={styles.amount}>{formatMoney(payment)}</span> · begun on{' '}
                {formatMoment(new Date(payment.createdAt))}
              </p>
            </div>
            <GoOnPaying payment={payment} user={user} />
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
