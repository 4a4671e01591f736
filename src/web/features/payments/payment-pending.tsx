import { useLocation } from 'react-router';
import type { PlainMessage } from '../../../messages/message.ts';
import { pages } from '../../../contracts/pages.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/payments.ts';
import button from '../../ui/button.module.css';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { RetryLink } from '../../ui/retry-link.tsx';
import { useSite } from '../../ui/site-facts.ts';
import styles from './payment-pending.module.css';
import type { Pending } from './use-checkout-outcome.ts';

/** The texts for a payment that is not complete, and where to start again. */
type PendingWords = Record<Pending, { readonly title: PlainMessage; readonly text: PlainMessage }> & {
  readonly again: { readonly label: PlainMessage; readonly href: string };
};

export const passWords: PendingWords = {
  confirming: { title: t.confirmingTitle, text: t.confirmingText },
  late: { title: t.lateTitle, text: t.lateText },
  expired: { title: t.expiredTitle, text: t.expiredPassText },
  'signed-out': { title: t.loginForPass, text: t.loginText },
  'not-yours': { title: t.notFoundTitle, text: t.notFoundText },
  again: { label: t.seePasses, href: pages.pricing.href() },
};

/** The texts while the purchase is unknown. */
export const purchaseWords: PendingWords = {
  ...passWords,
  expired: { title: t.expiredTitle, text: t.expiredText },
  'signed-out': { title: t.loginForPurchase, text: t.loginText },
  again: { label: common.browseJournals, href: pages.journalPublications.href() },
};

/** A payment that is not complete. */
export function PaymentPending({ state, words }: { state: Pending; words: PendingWords }) {
  const contactEmail = useSite()?.contactEmail;
  const { pathname, search } = useLocation();
  const { title, text } = words[state];
  return (
    <div className={`${page.narrow} ${page.tall}`} aria-busy={state === 'confirming'}>
      <h1 className={page.heading}>{title()}</h1>
      <p className={page.lead} role="status">
        {text()}
      </p>
      {state === 'confirming' && <div className={styles.shape} aria-hidden />}
      {state !== 'confirming' && (
        <div className={styles.ways}>
          {state === 'signed-out' && (
            <Link className={button.primary} to={pages.login.href({}, { next: pathname + search })}>
              {t.login()}
            </Link>
          )}
          {state === 'late' && <RetryLink label={t.checkAgain()} />}
          {(state === 'expired' || state === 'not-yours') && (
            <Link className={button.primary} to={words.again.href}>
              {words.again.label()}
            </Link>
          )}
          {contactEmail && (
            <a className={button.secondary} href={`mailto:${contactEmail}`}>
              {t.contactUs()}
            </a>
          )}
        </div>
      )}
    </div>
  );
}
