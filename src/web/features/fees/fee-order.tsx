import type { HandlingFee } from '../../../contracts/fees.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { OrderTerms, Term } from '../checkout/checkout-frame.tsx';
import styles from '../checkout/checkout.module.css';
import { articleHref, dueOf } from './handling-fee.ts';

interface FeeOrderProps {
  /** Unknown until it has been read. */
  readonly fee: HandlingFee | undefined;
  readonly email: string | undefined;
}

function WhatFor({ fee }: { fee: HandlingFee }) {
  return (
    <p className={styles.title}>
      <a href={articleHref(fee)}>
        <bdi>{fee.articleTitle}</bdi>
      </a>
    </p>
  );
}

function Amounts({ fee }: { fee: HandlingFee }) {
  const { currency, listMinor, waiverPercent, mode } = fee;
  // Before a choice, and with nothing taken off, the amount below says it already.
  const isListed = listMinor > 0 && (mode !== null || waiverPercent > 0);
  return (
    <>
      {isListed && <Term name="Handling fee">{formatMoney({ amountMinor: listMinor, currency })}</Term>}
      {waiverPercent > 0 && <Term name="Reduction">{waiverPercent} %</Term>}
      <Term name={mode === null ? 'Open access' : 'Due'} isAmount>
        {dueOf(fee)}
      </Term>
      {mode !== 'subscription' && <Term name="You get">Open access: everyone reads the article, under CC BY 4.0</Term>}
    </>
  );
}

/** What is paid for: the journal, the article; for whom, and how the amount comes about. */
export function FeeOrder({ fee, email }: FeeOrderProps) {
  return (
    <div className={styles.order}>
      <header className={styles.what}>
        {fee && (
          <p className={styles.journal}>
            {fee.journalTitle} · {fee.articleNumber}
          </p>
        )}
        <h1 className={styles.place}>Handling fee</h1>
        {fee && <WhatFor fee={fee} />}
      </header>
      <OrderTerms email={email}>{fee && <Amounts fee={fee} />}</OrderTerms>
    </div>
  );
}
