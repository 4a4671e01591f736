import * as t from '../../../../messages/review-responses.ts';
import type { Context } from '../../../context.ts';
import type { InvitationRow } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { sendEmail, type TemplateEmail } from '../../emails/index.ts';
import { holdOpen, manuscriptOf, type ChangedInvitation } from '../invitations/change-invitation.ts';
import { isUnneeded, openLinkOf } from '../invitations/held-invitation.ts';
import { hasGone } from '../invitations/invitation-store.ts';
import { askingStep } from '../invitations/review-status.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { requireStep } from '../manuscripts/take-step.ts';
import { dayOf, invitedName } from '../review-words.ts';
import { reviewMail, unansweredMail, type Reminded } from './reminder-mails.ts';
import { claimReminder, listClaimed } from './reminder-store.ts';
import { invitedPerson } from './reminders.ts';

/** The reminder of an answer or of a report, whichever is next. */
async function mailFor(
  tx: Context,
  found: FoundManuscript,
  invitation: InvitationRow,
  person: Reminded,
): Promise<TemplateEmail> {
  const { id, dueAt, state } = invitation;
  if (state === 'invited' || dueAt === null)
    return unansweredMail(tx.site, found, person, { invitation, link: await openLinkOf(tx, invitation) });
  const daysLate = Math.floor((tx.now().getTime() - dueAt.getTime()) / 86_400_000);
  return reviewMail(tx.site, found, person, { id, dueAt, overdueBy: daysLate < 0 ? null : daysLate });
}

/** An editor’s reminder of a day. */
const keyOf = (invitationId: string, now: Date): string => `by-hand:${invitationId}:${dayOf(now)}`;

/** Which of these people an editor has reminded today. */
export async function remindedToday(ctx: Context, invitationIds: readonly string[]): Promise<ReadonlySet<string>> {
  const keys = new Map(invitationIds.map((id) => [keyOf(id, ctx.now()), id]));
  const claimed = await listClaimed(ctx.db, [...keys.keys()]);
  return new Set(claimed.flatMap((key) => keys.get(key) ?? []));
}

/** Reminds a reviewer, or a person who was invited, at an editor's wish: at most once a day, muted or not. */
export async function remindReviewer(ctx: Context, invitationId: string): Promise<ChangedInvitation> {
  const articleId = await manuscriptOf(ctx, invitationId);
  const message = await inTransaction(ctx, async (tx) => {
    const { found, invitation } = await holdOpen(tx, invitationId);
    // While the manuscript is on hold, reviewers cannot answer or report.
    await requireStep(tx, askingStep(found.manuscript), found, { id: articleId });
    const name = invitedName(invitation);
    if (isUnneeded(invitation)) throw new AppError('state-conflict', t.noDateToRemind({ name }));
    const person = await invitedPerson(tx, invitation);
    if (!person) throw new AppError('state-conflict', t.cannotBeReminded({ name }));
    if (invitation.state === 'invited' && !(await hasGone(tx.db, invitation)))
      throw new AppError('state-conflict', t.invitationNotGone({ name }));
    if (!(await claimReminder(tx.db, keyOf(invitationId, tx.now()), tx.now())))
      throw new AppError('state-conflict', t.alreadyReminded({ name }));
    await sendEmail(tx, await mailFor(tx, found, invitation, person), { manuscriptId: articleId });
    await addAuditEntry(tx, 'reviewer-reminded', articleId, { invitationId, round: invitation.round });
    return t.reminded({ name });
  });
  return { articleId, message };
}
