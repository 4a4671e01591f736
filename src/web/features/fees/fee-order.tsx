import type { HandlingFee } from '../../../contracts/fees.ts';
import { formatMoney } from '../../../contracts/money.ts';
import * as t from '../../../messages/fees.ts';
import { AmountTerms, OrderTerms, Term } from '../checkout/checkout-frame.tsx';
import styles from '../checkout/checkout.module.css';
import { articleHref, dueOf, isDue } from './handling-fee.ts';

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
  const due = mode === null ? t.openAccess() : t.due();
  // Before a choice and without a waiver, the amount below is the same.
  const isListed = listMinor > 0 && (mode !== null || waiverPercent > 0);
  return (
    <>
      {isListed && <Term name={t.heading()}>{formatMoney({ amountMinor: listMinor, currency })}</Term>}
      {waiverPercent > 0 && <Term name={t.waiver()}>{t.percent({ percent: waiverPercent })}</Term>}
      {isDue(fee) ? (
        <AmountTerms name={due} amount={{ amountMinor: fee.dueMinor, currency }} />
      ) : (
        <Term name={due} isAmount>
          {dueOf(fee)}
        </Term>
      )}
      {mode !== 'subscription' && <Term name={t.youGet()}>{t.youGetOpenAccess()}</Term>}
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
        <h1 className={styles.place}>{t.heading()}</h1>
        {fee && <WhatFor fee={fee} />}
      </header>
      <OrderTerms email={email}>{fee && <Amounts fee={fee} />}</OrderTerms>
    </div>
  );
}
