import { signedIn, type Context } from '../../context.ts';
import { AppError, forbidden, invalidInput, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { findAccount } from '../accounts/index.ts';
import { addRecord } from '../records/index.ts';
import { sendLetter } from '../letters/index.ts';
import { endOpenCheckout } from './end-open-checkout.ts';
import { waiverAnsweredMail } from './fee-mails.ts';
import { findFee, lockFee, type FoundFee } from './fee-store.ts';
import { grantWaiver } from './grant-waiver.ts';
import { decideRequest, findRequest, type WaiverRow } from './waiver-store.ts';
import { hindranceWords, readDecidingRule, type Hindrance } from './who-may-decide.ts';

interface Decision {
  readonly grantedPercent: number;
  readonly answer?: string | undefined;
}

const alreadyDecided = () =>
  new AppError('state-conflict', 'This request has been decided already. Nothing was changed.');

function refusalOf(hindrance: Hindrance): AppError {
  switch (hindrance) {
    case 'is-decided':
      return alreadyDecided();
    case 'is-anonymous':
      return notFound('This request');
    case 'is-own':
    case 'has-part':
    case 'office-was-taken':
      return forbidden(hindranceWords[hindrance]);
  }
}

/** Refuses a percentage that cannot be meant. */
function refuseUnlessMeant({ grantedPercent, answer }: Decision, { percentAsked }: WaiverRow, found: FoundFee): void {
  const { waiverPercent } = found.fee;
  if (grantedPercent > percentAsked)
    throw invalidInput('grantedPercent', `The author asks for ${percentAsked} %. Please grant no more than that.`);
  if (grantedPercent > 0 && grantedPercent <= waiverPercent)
    throw invalidInput(
      'grantedPercent',
      `The author has ${waiverPercent} % already. Please grant more than that, or 0 to refuse.`,
    );
  if (grantedPercent < percentAsked && answer === undefined)
    throw invalidInput('answer', 'Please give the reason when you grant less than was asked.');
  if (grantedPercent > 0 && found.manuscript.state === 'withdrawn')
    throw new AppError('state-conflict', 'This article has been withdrawn. There is no fee to reduce.');
}

/** The request that waits, and its fee, held until the transaction ends. */
async function holdRequest(tx: Context, requestId: string) {
  const request = await findRequest(tx.db, requestId);
  if (!request) throw notFound('This request');
  await lockFee(tx.db, request.manuscriptId);
  const held = await findRequest(tx.db, requestId);
  const found = await findFee(tx.db, request.manuscriptId);
  if (!held || !found) throw new Error(`Waiver request ${requestId} names no fee`);
  if (found.manuscript.deletedAt !== null) throw notFound('This request');
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
  await addRecord(tx, 'waiver-decided', row.manuscriptId, { requestId, grantedPercent });
  const account = await findAccount(tx.db, row.requestedBy);
  if (account?.deletedAt === null)
    await sendLetter(tx, waiverAnsweredMail(tx.site, account, found, row), { manuscriptId: row.manuscriptId });
  return found;
}

/** Grants or refuses a request for a reduction, once; its author is told. Less than was asked needs a reason. */
export async function decideWaiverRequest(
  ctx: Context,
  requestId: string,
  decision: Decision,
): Promise<{ message: string }> {
  const { manuscript } = await inTransaction(ctx, (tx) => decide(tx, requestId, decision));
  if (decision.grantedPercent === 0) return { message: 'The request is refused, and the author has been told.' };
  await endOpenCheckout(ctx, manuscript.id, manuscript.submittingUserId);
  return { message: 'The reduction is granted, and the author has been told.' };
}
