import * as t from '../../../messages/fee-responses.ts';
import { signedIn, type Context, type SiteFacts } from '../../context.ts';
import { AppError, forbidden, invalidInput, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { findAccount, type Account } from '../accounts/index.ts';
import { addAuditEntry } from '../audit-log/index.ts';
import { sendEmail, composeEmail, paymentTemplates, type TemplateEmail } from '../emails/index.ts';
import { endOpenCheckout } from './fee-payment.ts';
import { findFee, lockFee, type FoundFee } from './fee-store.ts';
import { grantWaiver } from './request-waiver.ts';
import { decideRequest, findRequest, type WaiverRow } from './waiver-store.ts';
import { hindranceWords, readDecidingRule, type Hindrance } from './waiver-requests.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { feeCheckoutHref } from '../../../contracts/pages.ts';
import { dueMinorOf } from './fee-amount.ts';

function outcomeOf({ fee }: FoundFee, { grantedPercent }: WaiverRow): string {
  if (!grantedPercent) return t.replyRefused();
  const percent = Math.max(grantedPercent, fee.waiverPercent);
  const due = { amountMinor: dueMinorOf({ ...fee, waiverPercent: percent }), currency: fee.currency };
  return t.replyGranted({ percent, amount: formatMoney(due) });
}

/** Tells the author the decision on their waiver request. */
const waiverAnsweredMail = (site: SiteFacts, account: Account, found: FoundFee, row: WaiverRow): TemplateEmail =>
  composeEmail(site, paymentTemplates.waiver, {
    to: account.email,
    values: {
      title: account.title,
      surname: account.surname,
      manuscript: found.manuscript.title,
      outcome: outcomeOf(found, row),
      answer: row.answer ?? '',
    },
    url: site.url + feeCheckoutHref(found.manuscript.id, account),
  });

interface Decision {
  readonly grantedPercent: number;
  readonly answer?: string | undefined;
}

const alreadyDecided = () => new AppError('state-conflict', t.requestAlreadyDecided());

function refusalOf(hindrance: Hindrance): AppError {
  switch (hindrance) {
    case 'is-decided':
      return alreadyDecided();
    case 'is-anonymous':
      return notFound('request');
    case 'is-own':
    case 'has-part':
    case 'office-was-taken':
      return forbidden(hindranceWords[hindrance]());
  }
}

/** Throws for an implausible percentage. */
function refuseUnlessMeant({ grantedPercent, answer }: Decision, { percentAsked }: WaiverRow, found: FoundFee): void {
  const { waiverPercent } = found.fee;
  if (grantedPercent > percentAsked)
    throw invalidInput('grantedPercent', t.grantAtMostAsked({ percent: percentAsked }));
  if (grantedPercent > 0 && grantedPercent <= waiverPercent)
    throw invalidInput('grantedPercent', t.grantMoreThanBefore({ percent: waiverPercent }));
  if (grantedPercent < percentAsked && answer === undefined) throw invalidInput('answer', t.grantReasonNeeded());
  if (grantedPercent > 0 && found.manuscript.state === 'withdrawn')
    throw new AppError('state-conflict', t.articleWithdrawnNoFee());
}

/** The pending request and its fee, locked until the transaction ends. */
async function holdRequest(tx: Context, requestId: string) {
  const request = await findRequest(tx.db, requestId);
  if (!request) throw notFound('request');
  await lockFee(tx.db, request.manuscriptId);
  const held = await findRequest(tx.db, requestId);
  const found = await findFee(tx.db, request.manuscriptId);
  if (!held || !found) throw new Error(`Waiver request ${requestId} names no fee`);
  if (found.manuscript.deletedAt !== null) throw notFound('request');
  const hindrance = (await readDecidingRule(tx, [held]))(held);
  if (hindrance !== null) throw refusalOf(hindrance);
  return { request: held, found };
}

async function decide(tx: Context, requestId: string, decision: Decision): Promise<FoundFee> {
  const { request, found } = await holdRequest(tx, requestId);
  refuseUnlessMeant(decision, request, found);
  const { grantedPercent, answer = null } = decision;
  const state = grantedPercent > 0 ? 'granted' : 'refused';
  const decided = { state, grantedPercent, answer, decidedAt: tx.now(), decidedBy: signedIn(tx).userId } as const;
  const row = await decideRequest(tx.db, requestId, decided);
  if (!row) throw alreadyDecided();
  if (grantedPercent > 0) await grantWaiver(tx, row.manuscriptId, grantedPercent);
  await addAuditEntry(tx, 'waiver-decided', row.manuscriptId, { requestId, grantedPercent });
  const account = await findAccount(tx.db, row.requestedBy);
  if (account?.deletedAt === null)
    await sendEmail(tx, waiverAnsweredMail(tx.site, account, found, row), { manuscriptId: row.manuscriptId });
  return found;
}

/** Grants or refuses a waiver request, once, and tells its author. Less than requested needs a reason. */
export async function decideWaiverRequest(
  ctx: Context,
  requestId: string,
  decision: Decision,
): Promise<{ message: string }> {
  const { manuscript } = await inTransaction(ctx, (tx) => decide(tx, requestId, decision));
  if (decision.grantedPercent === 0) return { message: t.requestRefused() };
  await endOpenCheckout(ctx, manuscript.id, manuscript.submittingUserId);
  return { message: t.requestGranted() };
}
