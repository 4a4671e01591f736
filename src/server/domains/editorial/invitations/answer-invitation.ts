import { reasonGiven as reasonGivenFor } from '../../../../messages/editorial-emails.ts';
import * as t from '../../../../messages/review-responses.ts';
import { type Context, type SiteFacts, signedIn } from '../../../context.ts';
import { mailboxOf, type Account, lockActiveAccount } from '../../accounts/index.ts';
import { refreshTurn } from '../manuscripts/take-step.ts';
import { isAuthorOf } from '../../conflicts/index.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { aboutManuscript, dayInWords, endOfDayAfter, invitedName, reviewUrl } from '../review-words.ts';
import { tellEditors, toEditor } from '../editors-to-tell.ts';
import { sendEmail, composeEmail, reviewTemplates, type TemplateEmail } from '../../emails/index.ts';
import { findCurrentForm } from '../../journals/index.ts';
import { reviewerNumberOf, reviewsRound, updateInvitation } from './invitation-store.ts';
import { reviewCalendarHref } from '../../../../contracts/pages.ts';
import type { EditingPerson } from '../editing-store.ts';
import { type HeldInvitation, holdInvitation } from './held-invitation.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { findOwnReview } from '../reports/own-review.ts';
import { whyNotAnswerable } from './review-status.ts';

/** Confirms to a reviewer what they have taken on, and until when. */
function acceptedMail(
  site: SiteFacts,
  { invitation, found }: HeldInvitation,
  { account, dueAt }: { account: Account; dueAt: Date },
): TemplateEmail {
  return composeEmail(site, reviewTemplates.reviewAccepted, {
    to: account.email,
    values: {
      title: account.title,
      surname: account.surname,
      ...aboutManuscript(found),
      dueOn: dayInWords(dueAt),
      calendarAddress: site.url + reviewCalendarHref(invitation.id),
    },
    url: reviewUrl(site, invitation.id),
  });
}

/** Tells an editor that a reviewer has declined and it is the editor's turn. */
function declinedMail(
  site: SiteFacts,
  { invitation, found }: HeldInvitation,
  { editor, reason }: { editor: EditingPerson; reason: string },
): TemplateEmail {
  const { values, ...letter } = toEditor(site, found, editor);
  const reasonGiven = reason === '' ? '' : reasonGivenFor({ reason });
  return composeEmail(site, reviewTemplates.reviewDeclined, {
    ...letter,
    values: { ...values, reviewer: invitedName(invitation), reasonGiven },
  });
}

/** Authors do not review their own work, and no one counts as two reviewers. */
async function refuseConflict(tx: Context, { invitation, found }: HeldInvitation, { id, email }: Account) {
  const isSubmitters = mailboxOf(email) === mailboxOf(found.author.email);
  if (isSubmitters || (await isAuthorOf(tx.db, { userId: id, email }, found.manuscript)))
    throw new AppError('conflict-of-interest', t.cannotReview());
  const { manuscriptId, round } = invitation;
  if (await reviewsRound(tx.db, { manuscriptId, round }, { userId: id, email }))
    throw new AppError('state-conflict', t.alreadyReviewing());
}

/** Accepts a held invitation for an account; answers with what to tell its holder. */
export async function accept(tx: Context, held: HeldInvitation, account: Account): Promise<{ dueOn: string }> {
  await refuseConflict(tx, held, account);
  const { invitation, found } = held;
  const { id, manuscriptId, round } = invitation;
  const now = tx.now();
  const dueAt = endOfDayAfter(now, found.journal.reviewDays);
  const reviewerNumber = await reviewerNumberOf(tx.db, manuscriptId, account.id);
  const form = await findCurrentForm(tx.db, found.journal.id);
  const answer = { reviewerId: account.id, reviewerNumber, answeredAt: now, dueAt, formId: form?.id ?? null };
  await updateInvitation(tx.db, id, { state: 'accepted', ...answer });
  await addAuditEntry(tx, 'invitation-accepted', manuscriptId, { invitationId: id, round, reviewerNumber });
  await refreshTurn(tx, manuscriptId);
  await sendEmail(tx, acceptedMail(tx.site, held, { account, dueAt }), { manuscriptId });
  return { dueOn: dayInWords(dueAt) };
}

/** Declines a locked invitation, with or without a reason; the editor is told if there is something to do. */
export async function decline(tx: Context, held: HeldInvitation, reason: string): Promise<void> {
  const { id, manuscriptId, round } = held.invitation;
  const now = tx.now();
  const answer = { answeredAt: now, endedAt: now, reason: reason || null };
  await updateInvitation(tx.db, id, { state: 'declined', ...answer });
  await addAuditEntry(tx, 'invitation-declined', manuscriptId, { invitationId: id, round });
  const { manuscript } = await refreshTurn(tx, manuscriptId);
  if (manuscript.turn !== 'editor' || held.found.manuscript.turn === 'editor') return;
  await tellEditors(tx, held.found, (editor) => declinedMail(tx.site, held, { editor, reason }));
}

interface Answer {
  readonly isAccepted: boolean;
  readonly reason: string;
}

/** Answers an invitation from one’s own list; the same answer again changes nothing. */
export async function answerFromList(
  ctx: Context,
  invitationId: string,
  { isAccepted, reason }: Answer,
): Promise<{ message: string }> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (tx) => {
    const account = await lockActiveAccount(tx, userId);
    const held = await holdInvitation(tx, (await findOwnReview(tx, invitationId)).invitation);
    if (held.invitation.state === (isAccepted ? 'accepted' : 'declined')) return;
    const refusal = whyNotAnswerable(held.invitation, held.found.manuscript, tx.now());
    if (refusal) throw new AppError('state-conflict', refusal.message);
    await (isAccepted ? accept(tx, held, account) : decline(tx, held, reason));
  });
  return {
    message: isAccepted ? t.accepted() : t.declined(),
  };
}
