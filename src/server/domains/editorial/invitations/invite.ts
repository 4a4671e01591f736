import { v4 } from 'uuid';
import type { BodyOf } from '../../../../contracts/call.ts';
import type { editorial } from '../../../../contracts/editorial.ts';
import { signedIn, type Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { holdForStep, refreshTurn } from '../manuscripts/take-step.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { addRecord } from '../../records/index.ts';
import { endOfDayAfter } from '../days.ts';
import { refuseNamedAuthors } from '../anonymity/texts/refuse-names.ts';
import { conflictOf } from '../proposals/find-conflicts.ts';
import { invitedName } from '../review-words.ts';
import { findEdited } from '../who-may.ts';
import { sendLetter } from '../../letters/index.ts';
import { holdInvitee, type HeldInvitee } from './hold-invitee.ts';
import { invitationLink } from './invitation-link.ts';
import { invitationMail } from './invitation-mails.ts';
import { requireSettledRevision } from './require-settled-revision.ts';
import { insertInvitation, isInvitedTo } from './invitation-store.ts';

type Wish = BodyOf<typeof editorial.invite>;

const alreadyInvited = (invitee: HeldInvitee) =>
  new AppError('state-conflict', `${invitedName(invitee)} is invited to this round already. Nothing was changed.`);

/** What is set aside with a reason; what nothing sets aside, or lacks its reason, is refused. */
async function overriding(tx: Context, found: FoundManuscript, invitee: HeldInvitee, reason: string | undefined) {
  const conflict = await conflictOf(tx, found, invitee.asked);
  if (conflict === null) return {};
  const words = `${invitedName(invitee)} was not invited. ${conflict.words}`;
  if (conflict.isFirm) throw new AppError('conflict-of-interest', words);
  if (reason === undefined) {
    const asking = `${words} To invite them all the same, give a reason, which is recorded.`;
    // The field is named where a reason helps, and only there.
    throw new AppError('conflict-of-interest', asking, { conflictReason: asking });
  }
  return { conflict: conflict.words, conflictReason: reason };
}

async function keep(tx: Context, found: FoundManuscript, invitee: HeldInvitee, message: string) {
  const { manuscript, journal } = found;
  const { reviewerId, email, givenName, lastName } = invitee;
  // It tells no time, for it names the report to the author, too.
  const id = v4();
  const link = await invitationLink(tx, id);
  const now = tx.now();
  const invitation = await insertInvitation(tx.db, {
    id,
    manuscriptId: manuscript.id,
    round: manuscript.round,
    reviewerId,
    email,
    givenName,
    lastName,
    invitedBy: signedIn(tx).userId,
    message,
    tokenHash: link.tokenHash,
    state: 'invited',
    invitedAt: now,
    answerBy: endOfDayAfter(now, journal.invitationDays),
  });
  if (!invitation) throw alreadyInvited(invitee);
  return { invitation, url: link.url };
}

/** Invites a reviewer of the pool, or a person by email: in one transaction with its letter, whose link opens this invitation alone. */
export async function invite(ctx: Context, articleId: string, wish: Wish): Promise<string> {
  await findEdited(ctx, articleId);
  const { version, message, conflictReason, isMeant } = wish;
  const invitee = await inTransaction(ctx, async (tx) => {
    const held = await holdInvitee(tx, wish);
    const found = await holdForStep(tx, 'decide-first', { id: articleId, version });
    const { round } = found.manuscript;
    if (await isInvitedTo(tx.db, { manuscriptId: articleId, round }, held)) throw alreadyInvited(held);
    await requireSettledRevision(tx, found);
    await refuseNamedAuthors(tx, found, message, isMeant);
    const overridden = await overriding(tx, found, held, conflictReason);
    const { invitation, url } = await keep(tx, found, held, message);
    await addRecord(tx, 'invited', articleId, { invitationId: invitation.id, round, ...overridden });
    await refreshTurn(tx, articleId);
    const mail = invitationMail(tx.site, { invitation, found }, { to: held.email, url });
    await sendLetter(tx, mail, { manuscriptId: articleId });
    return held;
  });
  return `${invitedName(invitee)} is invited, and the letter is on its way.`;
}
