import type { ReactNode } from 'react';
import { formatMoney } from '../../../contracts/money.ts';
import type { Money } from '../../../contracts/values.ts';
import { splitVat } from '../../../contracts/vat.ts';
import * as t from '../../../messages/checkout.ts';
import { Message } from '../../ui/forms/message.tsx';
import page from '../../ui/page.module.css';
import { useSite } from '../../ui/site-facts.ts';
import styles from './checkout.module.css';
import { TestMode } from './test-mode.tsx';

interface CheckoutFrameProps {
  /** Item, buyer and amount. */
  readonly order: ReactNode;
  /** The link to leave without paying. */
  readonly wayBack: ReactNode;
  readonly children: ReactNode;
}

/** A checkout in our page: the order beside its payment. */
export function CheckoutFrame({ order, wayBack, children }: CheckoutFrameProps) {
  return (
    <div className={`${page.page} ${styles.checkout}`}>
      {order}
      <section className={styles.payment} aria-label={t.payment()}>
        <TestMode />
        {children}
        <p>{wayBack}</p>
      </section>
    </div>
  );
}

/** A checkout address made for another account, with a link to the person's own. */
export function AnothersCheckout({ ownHref, children }: { ownHref: string; children: ReactNode }) {
  return (
    <Message kind="info">
      <p>{t.otherAccount()}</p>
      <p>
        <a href={ownHref}>{children}</a>
      </p>
    </Message>
  );
}

/** One line of an order; an amount is emphasised. */
export function Term({ name, isAmount = false, children }: { name: string; isAmount?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isAmount ? styles.price : undefined}>{children}</dd>
    </div>
  );
}

/** What is to be paid; where VAT is charged, after the price before it and the VAT. */
export function AmountTerms({ name, amount }: { name: string; amount: Money }) {
  const percent = useSite()?.vatPercent ?? null;
  const { amountMinor, currency } = amount;
  const total = (
    <Term name={name} isAmount>
      {formatMoney(amount)}
    </Term>
  );
  if (percent === null) return total;
  const { netMinor, vatMinor } = splitVat(amountMinor, percent);
  return (
    <>
      <Term name={t.beforeVat()}>{formatMoney({ amountMinor: netMinor, currency })}</Term>
      <Term name={t.vatAt({ percent })}>{formatMoney({ amountMinor: vatMinor, currency })}</Term>
      {total}
    </>
  );
}

/** The lines of an order, first the buyer, who is unknown until the session is read. */
export function OrderTerms({ email, children }: { email: string | undefined; children: ReactNode }) {
  return (
    <dl className={styles.terms}>
      <Term name={t.buyer()}>{email ? <bdi>{email}</bdi> : <span className={styles.unknown} />}</Term>
      {children}
    </dl>
  );
}
