import type { ReactNode } from 'react';
import styles from './checkout.module.css';

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
