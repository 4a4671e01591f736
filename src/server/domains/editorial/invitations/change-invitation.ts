import type { BodyOf } from '../../../../contracts/call.ts';
import { daysAfter } from '../../../../contracts/days.ts';
import type { editorial } from '../../../../contracts/editorial.ts';
import { appealDays } from '../../../../contracts/review-limits.ts';
import type { InvitationState } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/review-responses.ts';
import { AppError, notFound } from '../../../errors.ts';
import { findManuscript, lockManuscript } from '../manuscripts/manuscript-store.ts';
import { dayInWords, dayOf, endOfDayAfter, invitedName } from '../review-words.ts';
import { endInvitations, tellNotNeeded } from '../decisions/end-review.ts';
import { editsManuscript } from '../who-may.ts';
import { sendEmail } from '../../emails/index.ts';
import { holdInvitation, type HeldInvitation, reviewerAddress, openLinkOf } from './held-invitation.ts';
import { extendedMail, invitationLapsedMail } from './invitation-mails.ts';
import { findInvitation, listOpenAfterRejection, updateInvitation, listUnanswered } from './invitation-store.ts';
import { takesLateReports } from './review-status.ts';
import type { Context } from '../../../context.ts';
import type { InvitationRow } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { refreshTurn } from '../manuscripts/take-step.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { tellEditors } from '../editors-to-tell.ts';

async function lapse(tx: Context, listed: InvitationRow): Promise<void> {
  const held = await holdInvitation(tx, listed);
  const { id, state, answerBy, manuscriptId, round } = held.invitation;
  // Answered, extended or lapsed elsewhere meanwhile.
  if (state !== 'invited' || answerBy > tx.now()) return;
  await updateInvitation(tx.db, id, { state: 'lapsed', endedAt: tx.now() });
  await addAuditEntry(tx, 'invitation-lapsed', manuscriptId, { invitationId: id, round });
  const { manuscript } = await refreshTurn(tx, manuscriptId);
  const isTheirs = manuscript.state === 'in-review' && manuscript.turn === 'editor' && manuscript.deletedAt === null;
  if (isTheirs && held.found.manuscript.turn !== 'editor')
    await tellEditors(tx, held.found, (editor) => invitationLapsedMail(tx.site, held, editor));
}

/** Ends the reviews of a rejected manuscript once no appeal can come. */
async function endLateReviews(tx: Context, id: string): Promise<void> {
  const found = await lockManuscript(tx.db, id);
  if (found?.manuscript.state !== 'rejected' || takesLateReports(found.manuscript, tx.now())) return;
  await endInvitations(tx, found);
}

/**
 * Lapses unanswered invitations, each once, even if this runs twice, and ends late reviews; editors are told if it is their
 * turn.
 */
export async function lapseInvitations(ctx: Context): Promise<void> {
  const now = ctx.now();
  for (const invitation of await listUnanswered(ctx.db, now)) await inTransaction(ctx, (tx) => lapse(tx, invitation));
  for (const id of await listOpenAfterRejection(ctx.db, daysAfter(now, -appealDays)))
    await inTransaction(ctx, (tx) => endLateReviews(tx, id));
}

/** The outcomes of invitations that are no longer open. */
const ended: Record<Exclude<InvitationState, 'invited' | 'accepted'>, (values: { name: string }) => string> = {
  reported: t.endedReported,
  declined: t.endedDeclined,
  lapsed: t.endedLapsed,
  cancelled: t.endedCancelled,
  recused: t.endedRecused,
};

export async function requireInvitation({ db }: Pick<Context, 'db'>, invitationId: string): Promise<InvitationRow> {
  const invitation = await findInvitation(db, invitationId);
  if (!invitation) throw notFound('invitation');
  return invitation;
}

/** The open invitation, locked; throws its outcome if it is not open. */
export async function holdOpen(tx: Context, invitationId: string): Promise<HeldInvitation> {
  const held = await holdInvitation(tx, await requireInvitation(tx, invitationId));
  const { state } = held.invitation;
  if (state === 'invited' || state === 'accepted') return held;
  throw new AppError('state-conflict', ended[state]({ name: invitedName(held.invitation) }));
}

/** The manuscript of an invitation, for those who edit it; for everybody else there is no such invitation. */
export async function manuscriptOf(ctx: Context, invitationId: string): Promise<string> {
  const { manuscriptId } = await requireInvitation(ctx, invitationId);
  const found = await findManuscript(ctx.db, manuscriptId);
  if (!found || !(await editsManuscript(ctx, found))) throw notFound('invitation');
  return found.manuscript.id;
}

/** What became of an act on an invitation. */
export interface ChangedInvitation {
  readonly articleId: string;
  readonly message: string;
}

/** Takes an invitation back, accepted or not; the person is told. */
export async function cancelInvitation(ctx: Context, invitationId: string): Promise<ChangedInvitation> {
  const articleId = await manuscriptOf(ctx, invitationId);
  const name = await inTransaction(ctx, async (tx) => {
    const { invitation, found } = await holdOpen(tx, invitationId);
    // The link stays valid for showing what has happened.
    await updateInvitation(tx.db, invitationId, { state: 'cancelled', endedAt: tx.now() });
    await addAuditEntry(tx, 'invitation-cancelled', articleId, { invitationId, round: invitation.round });
    await refreshTurn(tx, articleId);
    await tellNotNeeded(tx, found, invitation);
    return invitedName(invitation);
  });
  return { articleId, message: t.withdrawn({ name }) };
}

function refuseUnseen(current: Date, from: string | undefined): void {
  if (from !== undefined && new Date(from).getTime() !== current.getTime())
    throw new AppError('stale-version', t.dateMoved({ day: dayInWords(current) }));
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
    const current = state === 'accepted' ? (dueAt ?? tx.now()) : answerBy;
    refuseUnseen(current, from);
    const until = endOfDayAfter(current > tx.now() ? current : tx.now(), days);
    await updateInvitation(tx.db, invitationId, state === 'accepted' ? { dueAt: until } : { answerBy: until });
    await addAuditEntry(tx, 'review-extended', articleId, { invitationId, round, days, until: dayOf(until) });
    await refreshTurn(tx, articleId);
    const to = await reviewerAddress(tx, held.invitation);
    const link = await openLinkOf(tx, held.invitation);
    const mail = to === null ? null : extendedMail(tx.site, held, { to, until, link });
    if (mail !== null) await sendEmail(tx, mail, { manuscriptId: articleId });
    return t.extended({ name: invitedName(held.invitation), day: dayInWords(until) });
  });
  return { articleId, message };
}
