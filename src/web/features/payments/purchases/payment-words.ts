import type { OwnPayment } from '../../../../contracts/bookkeeping.ts';
import { formatMoney } from '../../../../contracts/money.ts';
import * as t from '../../../../messages/purchases.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { formatMoment } from '../../../ui/format-moment.ts';

export type PassPeriod = NonNullable<OwnPayment['period']>;

/** Whether a pass is in the future, active, or over. */
export function stageOf({ startsAt, endsAt }: PassPeriod, now: Date): 'to-come' | 'running' | 'over' {
  if (new Date(endsAt) <= now) return 'over';
  return new Date(startsAt) > now ? 'to-come' : 'running';
}

/** When a pass is valid, in local time. */
export function periodWords(period: PassPeriod, now: Date): string {
  const [start, end] = [formatMoment(new Date(period.startsAt)), formatMoment(new Date(period.endsAt))];
  switch (stageOf(period, now)) {
    case 'to-come':
      return t.startsLater({ start, end });
    case 'running':
      return t.validUntil({ end });
    case 'over':
      return t.endedOn({ end });
  }
}

type What = Pick<OwnPayment, 'kind' | 'period' | 'fullIssueId'>;

export const kindWords: Record<OwnPayment['kind'], PlainMessage> = {
  subscription: t.pass,
  'full-issue': t.fullIssue,
  'handling-fee': t.handlingFee,
};

/** What a payment gives access to. */
function grantedWords({ kind, period }: What, now: Date): string | null {
  switch (kind) {
    case 'subscription':
      return period && periodWords(period, now);
    case 'full-issue':
      return t.yoursToKeep();
    case 'handling-fee':
      return t.articleIsOpen();
  }
}

/** What ended with a refund; an issue paid for twice is still owned. */
function endedWords({ kind, fullIssueId }: What, owned: ReadonlySet<string>): string {
  switch (kind) {
    case 'subscription':
      return t.passEnded();
    case 'full-issue':
      return fullIssueId !== null && owned.has(fullIssueId) ? t.ownedOtherwise() : t.issueLost();
    case 'handling-fee':
      return t.articleStaysOpen();
  }
}

/** The status of a payment, and what it means. */
export function statusOf(
  payment: What & Pick<OwnPayment, 'state' | 'refundedAt' | 'refundedMinor' | 'currency'>,
  owned: ReadonlySet<string>,
  now: Date,
): { readonly word: string; readonly detail: string | null } {
  switch (payment.state) {
    case 'paid': {
      const granted = grantedWords(payment, now);
      if (payment.refundedMinor === 0) return { word: t.paid(), detail: granted };
      const amount = formatMoney({ amountMinor: payment.refundedMinor, currency: payment.currency });
      const detail = granted === null ? t.amountRefunded({ amount }) : t.amountRefundedAnd({ amount, access: granted });
      return { word: t.partlyRefunded(), detail };
    }
    case 'refunded': {
      const access = endedWords(payment, owned);
      const day = payment.refundedAt && formatDay(payment.refundedAt);
      return { word: t.refunded(), detail: day === null ? access : t.refundedOn({ day, access }) };
    }
    case 'open':
    case 'expired':
      return { word: t.notPaid(), detail: null };
  }
}
