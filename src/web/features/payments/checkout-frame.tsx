import type { ReactNode } from 'react';
import page from '../../ui/page.module.css';
import { useSite } from '../../ui/site-facts.ts';
import styles from './checkout.module.css';

interface CheckoutFrameProps {
  /** What is bought, for whom, for how much. */
  readonly order: ReactNode;
  /** The way out without paying. */
  readonly wayBack: ReactNode;
  readonly children: ReactNode;
}

/** A checkout inside our page: the order on one side, its payment on the other; nothing else. */
export function CheckoutFrame({ order, wayBack, children }: CheckoutFrameProps) {
  const isSandbox = useSite()?.paymentsMode === 'sandbox';
  return (
    <div className={`${page.page} ${styles.checkout}`}>
      {order}
      <section className={styles.payment} aria-label="Payment">
        {isSandbox && <p className={styles.ribbon}>Test mode: no money moves</p>}
        {children}
        <p>{wayBack}</p>
      </section>
    </div>
  );
}
