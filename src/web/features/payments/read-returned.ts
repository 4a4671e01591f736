import type { OwnPayment } from '../../../contracts/bookkeeping.ts';
import { bookkeeping } from '../../../contracts/bookkeeping.ts';
import { fees, type HandlingFee } from '../../../contracts/fees.ts';
import { issues, type FullIssue, type PurchasedIssue } from '../../../contracts/issues.ts';
import type { ReplyOf } from '../../../contracts/call.ts';
import { payments } from '../../../contracts/payments.ts';
import { callApi } from '../../api/call-api.ts';

/** What a checkout is for. */
export type Wanted =
  | { readonly kind: 'issue'; readonly issue: FullIssue }
  | { readonly kind: 'fee'; readonly articleId: string }
  | { readonly kind: 'other' };

/** How a checkout has gone: bought, given back, or left before it was paid. */
export type Returned =
  | { readonly kind: 'issue'; readonly purchased: PurchasedIssue; readonly payment: OwnPayment }
  | { readonly kind: 'pass' }
  | { readonly kind: 'fee'; readonly fee: HandlingFee; readonly payment: OwnPayment }
  | { readonly kind: 'refunded'; readonly payment: OwnPayment }
  | { readonly kind: 'unpaid' | 'expired'; readonly wanted: Wanted };

type Status = ReplyOf<typeof payments.sessionStatus>;

async function readWanted({ fullIssueId, manuscriptId }: Status): Promise<Wanted> {
  if (manuscriptId !== null) return { kind: 'fee', articleId: manuscriptId };
  if (fullIssueId === null) return { kind: 'other' };
  const { getIssue } = await callApi(issues.list);
  const issue = getIssue.find(({ id }) => id === fullIssueId);
  return issue ? { kind: 'issue', issue } : { kind: 'other' };
}

async function readIssue(fullIssueId: string, payment: OwnPayment): Promise<Returned | 'open'> {
  const { fullIssuePurchasedUser } = await callApi(issues.purchased);
  const purchased = fullIssuePurchasedUser.find((purchase) => purchase.fullIssueId === fullIssueId);
  return purchased ? { kind: 'issue', purchased, payment } : 'open';
}

/** Reads the status of a checkout; "open" until the payment is confirmed. */
export async function readReturned(sessionId: string): Promise<Returned | 'open'> {
  const status = await callApi(payments.sessionStatus, { query: { session_id: sessionId } });
  if (status.status !== 'complete')
    return { kind: status.status === 'open' ? 'unpaid' : 'expired', wanted: await readWanted(status) };
  const payment = (await callApi(bookkeeping.mine)).find(({ id }) => id === status.orderId);
  if (!status.isPaid || !payment || payment.state === 'open') return 'open';
  if (payment.state === 'refunded') return { kind: 'refunded', payment };
  if (status.fullIssueId !== null) return readIssue(status.fullIssueId, payment);
  if (status.manuscriptId === null) return { kind: 'pass' };
  const fee = await callApi(fees.single, { params: { articleId: status.manuscriptId } });
  return { kind: 'fee', fee, payment };
}
