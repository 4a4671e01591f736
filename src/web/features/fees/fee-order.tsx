import type { HandlingFee } from '../../../contracts/fees.ts';
import { formatMoney } from '../../../contracts/money.ts';
import * as checkout from '../../../messages/checkout.ts';
import * as t from '../../../messages/fees.ts';
import { AmountTerms, Order, Term } from '../checkout/checkout-frame.tsx';
import { articleHref, dueOf, isDue } from './handling-fee.ts';

function Amounts({ fee }: { fee: HandlingFee }) {
  const { currency, listMinor, waiverPercent, mode } = fee;
  const due = mode === null ? t.openAccess() : t.due();
  return (
    <>
      {waiverPercent > 0 && (
        <>
          <Term name={t.heading()}>{formatMoney({ amountMinor: listMinor, currency })}</Term>
          <Term name={t.waiver()}>{t.percent({ percent: waiverPercent })}</Term>
        </>
      )}
      {isDue(fee) ? (
        <AmountTerms name={due} amount={{ amountMinor: fee.dueMinor, currency }} />
      ) : (
        <Term name={due} isAmount>
          {dueOf(fee)}
        </Term>
      )}
    </>
  );
}

/** What is paid for: the journal, the article, and how the amount comes about; for whom. */
export function FeeOrder({ fee, email }: { fee: HandlingFee; email: string }) {
  return (
    <Order
      partOf={`${fee.journalTitle} · ${fee.manuscriptNumber}`}
      title={t.heading()}
      subtitle={
        <a href={articleHref(fee)}>
          <bdi>{fee.articleTitle}</bdi>
        </a>
      }
      email={email}
    >
      {fee.mode !== 'subscription' && <Term name={checkout.youGet()}>{t.youGetOpenAccess()}</Term>}
      <Amounts fee={fee} />
    </Order>
  );
}
