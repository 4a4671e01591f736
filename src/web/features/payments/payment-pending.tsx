import { Link, useLocation } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import button from '../../ui/button.module.css';
import page from '../../ui/page.module.css';
import { RetryLink } from '../../ui/retry-link.tsx';
import { useSite } from '../../ui/site-facts.ts';
import styles from './payment-pending.module.css';
import type { BoughtPass } from './use-bought-pass.ts';

type PendingState = Exclude<BoughtPass['state'], 'complete'>;

const words: Record<PendingState, { title: string; text: string }> = {
  confirming: {
    title: 'We are confirming your payment',
    text: 'This takes a few seconds. The page changes by itself.',
  },
  late: {
    title: 'Your payment is not confirmed yet',
    text: 'If your card was charged, the pass will be there within a few minutes, and an email says so. You need not pay again.',
  },
  expired: {
    title: 'This checkout has ended',
    text: 'It was not paid in time and nothing was charged. Choose a pass to begin again.',
  },
  'signed-out': {
    title: 'Login to see your pass',
    text: 'Your payment is safe. Login with the account that you paid with to see what you bought.',
  },
  'not-yours': {
    title: 'We could not find this payment',
    text: 'The address does not lead to a payment of this account. Nothing is lost: a pass that was paid for is with the account that paid.',
  },
};

/** What a buyer reads while, or where, a payment cannot be shown as complete. */
export function PaymentPending({ state }: { state: PendingState }) {
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
            <Link className={button.primary} to={pages.pricing.href()}>
              See the passes
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
