import type { ReactNode } from 'react';
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
