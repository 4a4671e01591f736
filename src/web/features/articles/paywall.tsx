import { Link } from '../../ui/link.tsx';
import { currency, planKeys, plans } from '../../../contracts/constants.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/full-pdf.ts';
import button from '../../ui/button.module.css';
import styles from './paywall.module.css';

/** Replaces the PDF for visitors: login, registration and the two passes. */
export function Paywall({ returnTo }: { returnTo: string }) {
  return (
    <section className={`paywall ${styles.card}`} aria-labelledby="paywall">
      <div className={styles.words}>
        <h2 id="paywall">{t.paywallTitle()}</h2>
        <p>{t.paywallText()}</p>
        <div className={styles.actions}>
          <Link className={button.primary} to={pages.login.href({}, { next: returnTo })}>
            {t.login()}
          </Link>
          <Link className={button.secondary} to={pages.register.href({}, { next: returnTo })}>
            {t.register()}
          </Link>
        </div>
      </div>
      <ul className={styles.passes}>
        {planKeys.map((key) => (
          <li key={key}>
            <span className={styles.name}>{plans[key].name}</span>
            <span className={styles.price}>{formatMoney({ amountMinor: plans[key].priceMinor, currency })}</span>
            <span className={styles.days}>{t.daysOfAccess({ days: plans[key].days })}</span>
          </li>
        ))}
        <li className={styles.compare}>
          <Link to={pages.pricing.href()}>{t.comparePasses()}</Link>
        </li>
      </ul>
    </section>
  );
}
