import { Link } from '../../ui/link.tsx';
import { currency, planKeys, plans } from '../../../contracts/constants.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { pages } from '../../../contracts/pages.ts';
import button from '../../ui/button.module.css';
import styles from './paywall.module.css';

/** What a visitor finds in place of a subscribers' PDF: the way in, and the two passes. */
export function Paywall({ returnTo }: { returnTo: string }) {
  return (
    <section className={`paywall ${styles.card}`} aria-labelledby="paywall">
      <div className={styles.words}>
        <h2 id="paywall">Please login or register to have full access to the article</h2>
        <p>The PDF is for subscribers. A pass opens every article of the house, and ends by itself.</p>
        <div className={styles.actions}>
          <Link className={button.primary} to={pages.login.href({}, { next: returnTo })}>
            Login
          </Link>
          <Link className={button.secondary} to={pages.register.href({}, { next: returnTo })}>
            Register
          </Link>
        </div>
      </div>
      <ul className={styles.passes}>
        {planKeys.map((key) => (
          <li key={key}>
            <span className={styles.name}>{plans[key].name}</span>
            <span className={styles.price}>{formatMoney({ amountMinor: plans[key].priceMinor, currency })}</span>
            <span className={styles.days}>{plans[key].days} days of full PDF access</span>
          </li>
        ))}
        <li className={styles.compare}>
          <Link to={pages.pricing.href()}>Compare the passes</Link>
        </li>
      </ul>
    </section>
  );
}
