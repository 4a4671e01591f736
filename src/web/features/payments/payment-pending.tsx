import { useLocation } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import button from '../../ui/button.module.css';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { RetryLink } from '../../ui/retry-link.tsx';
import { useSite } from '../../ui/site-facts.ts';
import styles from './payment-pending.module.css';
import type { Pending } from './use-checkout-outcome.ts';

/** What a buyer reads while, or where, a payment cannot be shown as complete; and where one can begin again. */
type PendingWords = Record<Pending, { readonly title: string; readonly text: string }> & {
  readonly again: { readonly label: string; readonly href: string };
};

export const passWords: PendingWords = {
  confirming: {
    title: 'We are confirming your payment',
    text: 'This takes a few seconds. The page changes by itself.',
  },
  late: {
    title: 'Your payment is not confirmed yet',
    text: 'If your card was charged, the pass will be there within a few minutes, and an email says so. You need not pay again. This page goes on asking.',
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
  again: { label: 'See the passes', href: pages.pricing.href() },
};

/** The words where it is not known yet what was bought. */
export const purchaseWords: PendingWords = {
  confirming: passWords.confirming,
  late: {
    title: 'Your payment is not confirmed yet',
    text: 'If your card was charged, what you paid for is yours within a few minutes, and an email says so. You need not pay again. This page goes on asking.',
  },
  expired: {
    title: 'This checkout has ended',
    text: 'It was not paid in time and nothing was charged. You can begin anew.',
  },
  'signed-out': {
    title: 'Login to see your purchase',
    text: passWords['signed-out'].text,
  },
  'not-yours': {
    title: 'We could not find this payment',
    text: 'The address does not lead to a payment of this account. Nothing is lost: what was paid for is with the account that paid.',
  },
  again: { label: 'Browse Journals', href: pages.journalPublications.href() },
};

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
