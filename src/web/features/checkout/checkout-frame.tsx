import type { ReactNode } from 'react';
import { Message } from '../../ui/forms/message.tsx';
import page from '../../ui/page.module.css';
import styles from './checkout.module.css';
import { TestMode } from './test-mode.tsx';

interface CheckoutFrameProps {
  /** What is bought, for whom, for how much. */
  readonly order: ReactNode;
  /** The way out without paying. */
  readonly wayBack: ReactNode;
  readonly children: ReactNode;
}

/** A checkout inside our page: the order on one side, its payment on the other; nothing else. */
export function CheckoutFrame({ order, wayBack, children }: CheckoutFrameProps) {
  return (
    <div className={`${page.page} ${styles.checkout}`}>
      {order}
      <section className={styles.payment} aria-label="Payment">
        <TestMode />
        {children}
        <p>{wayBack}</p>
      </section>
    </div>
  );
}

/** What a person reads at a checkout whose address names somebody else, and their own way on. */
export function AnothersCheckout({ ownHref, children }: { ownHref: string; children: ReactNode }) {
  return (
    <Message kind="info">
      <p>This address was made for another account.</p>
      <p>
        <a href={ownHref}>{children}</a>
      </p>
    </Message>
  );
}

/** One line of an order: what is asked, and its answer; an amount stands out. */
export function Term({ name, isAmount = false, children }: { name: string; isAmount?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isAmount ? styles.price : undefined}>{children}</dd>
    </div>
  );
}

/** The lines of an order, first for whom it is; that is unknown until the browser has said who is signed in. */
export function OrderTerms({ email, children }: { email: string | undefined; children: ReactNode }) {
  return (
    <dl className={styles.terms}>
      <Term name="For">{email ? <bdi>{email}</bdi> : <span className={styles.unknown} />}</Term>
      {children}
    </dl>
  );
}
