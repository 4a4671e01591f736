import type { OwnPayment } from '../../../../contracts/bookkeeping.ts';
import { formatMoney } from '../../../../contracts/money.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { formatMoment } from '../../../ui/format-moment.ts';

export type PassPeriod = NonNullable<OwnPayment['period']>;

/** Whether a pass is still to begin, runs, or is over at a moment. */
export function stageOf({ startsAt, endsAt }: PassPeriod, now: Date): 'to-come' | 'running' | 'over' {
  if (new Date(endsAt) <= now) return 'over';
  return new Date(startsAt) > now ? 'to-come' : 'running';
}

/** When a pass runs, in words and in the reader's own time. */
export function periodWords(period: PassPeriod, now: Date): string {
  const [start, end] = [formatMoment(new Date(period.startsAt)), formatMoment(new Date(period.endsAt))];
  switch (stageOf(period, now)) {
    case 'to-come':
      return `Begins on ${start}, runs until ${end}`;
    case 'running':
      return `Runs until ${end}`;
    case 'over':
      return `Ended on ${end}`;
  }
}

type What = Pick<OwnPayment, 'kind' | 'period' | 'fullIssueId'>;

export const kindWords: Record<OwnPayment['kind'], string> = {
  subscription: 'Pass',
  'full-issue': 'Full issue',
  'handling-fee': 'Handling fee',
};

/** What a payment that stands has brought. */
function grantedWords({ kind, period }: What, now: Date): string | null {
  switch (kind) {
    case 'subscription':
      return period && periodWords(period, now);
    case 'full-issue':
      return 'Yours to open at any time';
    case 'handling-fee':
      return 'Your article is open to everybody';
  }
}

/** What ended with a refund; who owns the issue by another payment keeps it. */
function endedWords({ kind, fullIssueId }: What, owned: ReadonlySet<string>): string {
  switch (kind) {
    case 'subscription':
      return 'The pass has ended';
    case 'full-issue':
      return fullIssueId !== null && owned.has(fullIssueId)
        ? 'You own the issue by another payment'
        : 'The issue is no longer yours';
    case 'handling-fee':
      return 'An article that was already open stays open';
  }
}

/** How a payment stands, in a word, and what follows from it. */
export function standingOf(
  payment: What & Pick<OwnPayment, 'state' | 'refundedAt' | 'refundedMinor' | 'currency'>,
  owned: ReadonlySet<string>,
  now: Date,
): { readonly word: string; readonly detail: string | null } {
  switch (payment.state) {
    case 'paid': {
      const granted = grantedWords(payment, now);
      if (payment.refundedMinor === 0) return { word: 'Paid', detail: granted };
      const refunded = formatMoney({ amountMinor: payment.refundedMinor, currency: payment.currency });
      return { word: 'Partly refunded', detail: [`${refunded} went back`, granted].filter(Boolean).join('. ') };
    }
    case 'refunded': {
      const when = payment.refundedAt === null ? '' : `On ${formatDay(payment.refundedAt)}. `;
      return { word: 'Refunded', detail: when + endedWords(payment, owned) };
    }
    case 'open':
    case 'expired':
      return { word: 'Not paid', detail: null };
  }
}
