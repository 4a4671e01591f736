import type { ReactNode } from 'react';
import { formatMoney } from '../../../contracts/money.ts';
import type { Money } from '../../../contracts/values.ts';
import { splitVat } from '../../../contracts/vat.ts';
import * as t from '../../../messages/checkout.ts';
import { Message } from '../../ui/forms/message.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
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

/** A checkout in our page: the order beside its payment. What loads later moves nothing that is already seen. */
export function CheckoutFrame({ order, wayBack, children }: CheckoutFrameProps) {
  return (
    <div className={`${page.page} ${page.tall} ${styles.checkout}`}>
      <div className={styles.top}>
        <p>{wayBack}</p>
        <TestMode />
      </div>
      {order}
      <section className={styles.payment} aria-label={t.payment()}>
        {children}
      </section>
    </div>
  );
}

/** A checkout before its order is read. */
export const UnreadCheckout = ({ error }: { error: Error | null }) => (
  <div className={`${page.page} ${page.tall}`}>
    <Reading error={error} />
  </div>
);

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

interface OrderProps {
  readonly cover?: ReactNode;
  /** What the thing belongs to. */
  readonly partOf?: ReactNode;
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** Undefined while the session loads. */
  readonly email: string | undefined;
  /** What one gets, and the amounts. */
  readonly children: ReactNode;
}

/** What is bought, how much it costs, and for whom. */
export function Order({ cover, partOf, title, subtitle, email, children }: OrderProps) {
  return (
    <div className={styles.order}>
      {cover && <div className={styles.cover}>{cover}</div>}
      <header className={styles.what}>
        {partOf && <p className={styles.journal}>{partOf}</p>}
        <h1 className={styles.place}>{title}</h1>
        {subtitle && <p className={styles.title}>{subtitle}</p>}
      </header>
      <dl className={styles.terms}>
        {children}
        <Term name={t.buyer()}>{email ? <bdi>{email}</bdi> : <span className={styles.unknown} />}</Term>
      </dl>
    </div>
  );
}
