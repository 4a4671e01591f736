import * as t from '../../../../messages/review-responses.ts';
import { type Context, signedIn } from '../../../context.ts';
import { findAccount, salutation, lockActiveAccount } from '../../accounts/index.ts';
import { tellAuthor } from '../manuscripts/tell-authors.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { listChiefs } from '../decisions/who-ratifies.ts';
import { listMuters } from '../editing-store.ts';
import { tellEditors, type Colleague } from '../editors-to-tell.ts';
import { openLinkOf } from '../invitations/held-invitation.ts';
import { findInvitation } from '../invitations/invitation-store.ts';
import { invitedName } from '../review-words.ts';
import { sendEmail, type TemplateEmail } from '../../emails/index.ts';
import {
  decisionDueMail,
  overdueReportMail,
  reviewMail,
  revisionDueMail,
  unansweredMail,
  type Reminded,
} from './reminder-mails.ts';
import { isMuted, type Due, listMuted, replaceMuted } from './reminder-store.ts';
import type { InvitationRow } from '../../../db/schema/index.ts';
import type { MutableReminder } from '../../../../contracts/reviewers.ts';
import { inTransaction } from '../../../in-transaction.ts';

/** The reminders that the caller has muted. */
export async function readMuted(ctx: Context): Promise<{ muted: MutableReminder[] }> {
  return { muted: await listMuted(ctx.db, signedIn(ctx).userId) };
}

/** Mutes these reminders and no others. */
export async function muteReminders(
  ctx: Context,
  { muted }: { readonly muted: readonly MutableReminder[] },
): Promise<{ message: string }> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (tx) => {
    await lockActiveAccount(tx, userId);
    await replaceMuted(tx.db, userId, [...new Set(muted)]);
  });
  return { message: t.remindersSaved() };
}

/** Sends a due reminder, in the transaction that has claimed it and locks the manuscript. */
type Remind = (tx: Context, found: FoundManuscript, due: Due) => Promise<void>;

const send = (tx: Context, { manuscript }: FoundManuscript, mail: TemplateEmail) =>
  sendEmail(tx, mail, { manuscriptId: manuscript.id });

async function invitationOf(tx: Context, { invitationId }: Due) {
  const invitation = invitationId === null ? null : await findInvitation(tx.db, invitationId);
  if (!invitation) throw new Error(`Invitation ${invitationId} was due and is not there`);
  return invitation;
}

/** The recipient of an invitation's reminder; null if their account is closed. */
export async function invitedPerson(tx: Context, invitation: InvitationRow): Promise<Reminded | null> {
  const { reviewerId, email } = invitation;
  if (reviewerId === null) return { email, greeting: `Dear ${invitedName(invitation)},` };
  const account = await findAccount(tx.db, reviewerId);
  const isThere = account?.deletedAt === null && account.disabledAt === null;
  return isThere ? { email: account.email, greeting: salutation(account) } : null;
}

/** The same for a reminder that a person can mute; null if they have. */
async function personOf(tx: Context, due: Due, kind: MutableReminder) {
  const invitation = await invitationOf(tx, due);
  const { reviewerId } = invitation;
  if (reviewerId !== null && (await isMuted(tx.db, reviewerId, kind))) return { invitation, person: null };
  return { invitation, person: await invitedPerson(tx, invitation) };
}

const remindOfInvitation: Remind = async (tx, found, due) => {
  const { invitation, person } = await personOf(tx, due, 'invitation-unanswered');
  const link = await openLinkOf(tx, invitation);
  if (person) await send(tx, found, unansweredMail(tx.site, found, person, { invitation, link }));
};

const remindOfReview =
  (kind: 'review-due' | 'review-overdue'): Remind =>
  async (tx, found, due) => {
    const { invitation, person } = await personOf(tx, due, kind);
    const { id, dueAt } = invitation;
    if (dueAt === null) throw new Error(`The review ${id} has no date`);
    const overdueBy = kind === 'review-overdue' ? due.stage : null;
    if (person) await send(tx, found, reviewMail(tx.site, found, person, { id, dueAt, overdueBy }));
    if (overdueBy !== 14) return;
    await tellEditors(tx, found, (editor) => overdueReportMail(tx.site, found, editor, invitation), 'review-overdue');
  };

const remindOfDecision: Remind = async (tx, found) => {
  const { dueAt, turn } = found.manuscript;
  if (dueAt === null) throw new Error(`Manuscript ${found.manuscript.id} has no date`);
  const letter = (person: Colleague) => decisionDueMail(tx.site, found, person, dueAt);
  const chiefs = turn === 'editor-in-chief' ? await listChiefs(tx, found) : [];
  // If no one can ratify, an administrator is among the editors who are told.
  if (chiefs.length === 0) return tellEditors(tx, found, letter, 'decision-due');
  const muters = await listMuters(
    tx.db,
    'decision-due',
    chiefs.map(({ userId }) => userId),
  );
  for (const chief of chiefs) if (!muters.includes(chief.userId)) await send(tx, found, letter(chief));
};

const remindOfRevision: Remind = async (tx, found, { stage: daysLeft }) => {
  const { dueAt, submittingUserId } = found.manuscript;
  if (dueAt === null) return;
  if (await isMuted(tx.db, submittingUserId, 'revision-due')) return;
  await tellAuthor(tx, found, revisionDueMail(tx.site, found, { dueAt, daysLeft }), 'revision-due');
};

/** How to write each kind of reminder, except those sent at once. */
export const reminders: Record<Exclude<MutableReminder, 'reports-in'>, Remind> = {
  'invitation-unanswered': remindOfInvitation,
  'review-due': remindOfReview('review-due'),
  'review-overdue': remindOfReview('review-overdue'),
  'decision-due': remindOfDecision,
  'revision-due': remindOfRevision,
};
