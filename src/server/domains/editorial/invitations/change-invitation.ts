import type { BodyOf } from '../../../../contracts/call.ts';
import type { editorial } from '../../../../contracts/editorial.ts';
import type { Context } from '../../../context.ts';
import type { InvitationState } from '../../../../contracts/review-values.ts';
import { AppError, notFound } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { findManuscript } from '../manuscripts/manuscript-store.ts';
import { refreshTurn } from '../manuscripts/take-step.ts';
import { addRecord } from '../../records/index.ts';
import { dayInWords, dayOf, endOfDayAfter } from '../days.ts';
import { tellNotNeeded } from '../decisions/end-invitations.ts';
import { invitedName } from '../review-words.ts';
import { editsManuscript } from '../who-may.ts';
import { sendLetter } from '../../letters/index.ts';
import { holdInvitation, type HeldInvitation } from './held-invitation.ts';
import { extendedMail } from './invitation-mails.ts';
import { openLinkOf } from './invitation-link.ts';
import { findInvitation, updateInvitation } from './invitation-store.ts';
import { reviewerAddress } from './reviewer-address.ts';

/** What has become of an invitation that is no longer open. */
const ended: Record<Exclude<InvitationState, 'invited' | 'accepted'>, string> = {
  reported: 'has submitted the report',
  declined: 'has declined',
  lapsed: 'did not answer in time; please invite them again',
  cancelled: 'is not invited any more',
  recused: 'has stepped back from the review',
};

/** The invitation, held, while it is open; else what has become of it. */
async function holdOpen(tx: Context, invitationId: string): Promise<HeldInvitation> {
  const invitation = await findInvitation(tx.db, invitationId);
  if (!invitation) throw notFound('This invitation');
  const held = await holdInvitation(tx, invitation);
  const { state } = held.invitation;
  if (state === 'invited' || state === 'accepted') return held;
  throw new AppError('state-conflict', `${invitedName(held.invitation)} ${ended[state]}. Nothing was changed.`);
}

/** The manuscript of an invitation, for those who edit it; for everybody else there is no such invitation. */
async function manuscriptOf(ctx: Context, invitationId: string): Promise<string> {
  const invitation = await findInvitation(ctx.db, invitationId);
  const found = invitation && (await findManuscript(ctx.db, invitation.manuscriptId));
  if (!found || !(await editsManuscript(ctx, found))) throw notFound('This invitation');
  return found.manuscript.id;
}

interface ChangedInvitation {
  readonly articleId: string;
  readonly message: string;
}

/** Takes an invitation back, accepted or not; the person is told. */
export async function cancelInvitation(ctx: Context, invitationId: string): Promise<ChangedInvitation> {
  const articleId = await manuscriptOf(ctx, invitationId);
  const name = await inTransaction(ctx, async (tx) => {
    const { invitation, found } = await holdOpen(tx, invitationId);
    // The link stays known, so that it says what has happened.
    await updateInvitation(tx.db, invitationId, { state: 'cancelled', endedAt: tx.now() });
    await addRecord(tx, 'invitation-cancelled', articleId, { invitationId, round: invitation.round });
    await refreshTurn(tx, articleId);
    await tellNotNeeded(tx, found, invitation);
    return invitedName(invitation);
  });
  return { articleId, message: `The invitation is withdrawn, and ${name} is told.` };
}

function refuseUnseen(standing: Date, from: string | undefined): void {
  if (from !== undefined && new Date(from).getTime() !== standing.getTime())
    throw new AppError(
      'stale-version',
      `The date has moved meanwhile, to ${dayInWords(standing)}. Nothing was changed.`,
    );
}

/** Gives a reviewer more days for the report, or an invited person for the answer; the person is told. */
export async function extendReview(
  ctx: Context,
  invitationId: string,
  { days, from }: BodyOf<typeof editorial.extendReview>,
): Promise<ChangedInvitation> {
  const articleId = await manuscriptOf(ctx, invitationId);
  const message = await inTransaction(ctx, async (tx) => {
    const held = await holdOpen(tx, invitationId);
    const { state, answerBy, dueAt, round } = held.invitation;
    const standing = state === 'accepted' ? (dueAt ?? tx.now()) : answerBy;
    refuseUnseen(standing, from);
    const until = endOfDayAfter(standing > tx.now() ? standing : tx.now(), days);
    await updateInvitation(tx.db, invitationId, state === 'accepted' ? { dueAt: until } : { answerBy: until });
    await addRecord(tx, 'review-extended', articleId, { invitationId, round, days, until: dayOf(until) });
    await refreshTurn(tx, articleId);
    const to = await reviewerAddress(tx, held.invitation);
    const link = await openLinkOf(tx, held.invitation);
    const mail = to === null ? null : extendedMail(tx.site, held, { to, until, link });
    if (mail !== null) await sendLetter(tx, mail, { manuscriptId: articleId });
    return `${invitedName(held.invitation)} has until ${dayInWords(until)}, and is told.`;
  });
  return { articleId, message };
}
