import { useLocation } from 'react-router';
import { Link } from '../../ui/link.tsx';
import { pages } from '../../../contracts/pages.ts';
import button from '../../ui/button.module.css';
import page from '../../ui/page.module.css';
import { RetryLink } from '../../ui/retry-link.tsx';
import { useSite } from '../../ui/site-facts.ts';
import styles from './payment-pending.module.css';
import type { PendingWords } from './pending-words.ts';
import type { Pending } from './use-checkout-outcome.ts';

/** What a buyer reads while, or where, a payment cannot be shown as complete. */
export function PaymentPending({ state, words }: { state: Pending; words: PendingWords }) {
  const contactEmail = useSite()?.contactEmail;
  const { pathname, search } = useLocation();
  const { title, text } = words[state];
  return (
    <div className={page.narrow} aria-busy={state === 'confirming'}>
      <h1 className={page.heading}>{title}</h1>
      <p className={page.lead} role="status">
        {text}
      </p>
      {state === 'confirming' && <div className={styles.shape} aria-hidden />}
      {state !== 'confirming' && (
        <div className={styles.ways}>
          {state === 'signed-out' && (
            <Link className={button.primary} to={pages.login.href({}, { next: pathname + search })}>
              Login
            </Link>
          )}
          {state === 'late' && <RetryLink label="Ask again" />}
          {(state === 'expired' || state === 'not-yours') && (
            <Link className={button.primary} to={words.again.href}>
              {words.again.label}
            </Link>
          )}
          {contactEmail && (
            <a className={button.secondary} href={`mailto:${contactEmail}`}>
              Write to us
            </a>
          )}
        </div>
      )}
    </div>
  );
}
