import { v4 } from 'uuid';
import * as t from '../../../../messages/review-responses.ts';
import type { Context } from '../../../context.ts';
import type { InvitationRow } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors.ts';
import { sendEmail } from '../../emails/index.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { readOwnEarlierRounds } from '../reports/earlier-rounds.ts';
import { endOfDayAfter, invitedName } from '../review-words.ts';
import { invitationLink } from './held-invitation.ts';
import type { HeldInvitee } from './hold-invitee.ts';
import { invitationMail } from './invitation-mails.ts';
import { insertInvitation, updateInvitation } from './invitation-store.ts';

export const alreadyInvited = (invitee: Pick<HeldInvitee, 'givenName' | 'lastName'>) =>
  new AppError('state-conflict', t.alreadyInvited({ name: invitedName(invitee) }));

async function keep(tx: Context, found: FoundManuscript, invitee: HeldInvitee, words: Words) {
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
    ...words,
    tokenHash: link.tokenHash,
    state: 'invited',
    invitedAt: now,
    answerBy: endOfDayAfter(now, journal.invitationDays),
  });
  if (!invitation) throw alreadyInvited(invitee);
  return { invitation, url: link.url };
}

/** What the email says besides the standard text, and the editor in whose name it goes. */
type Words = Pick<InvitationRow, 'message' | 'invitedBy'>;

/** Keeps an invitation to the current round, with the email that brings its link, which opens only this invitation. */
export async function sendInvitation(
  tx: Context,
  found: FoundManuscript,
  invitee: HeldInvitee,
  words: Words,
): Promise<InvitationRow> {
  const { invitation, url } = await keep(tx, found, invitee, words);
  const { isRevision, earlier } = await readOwnEarlierRounds(tx, invitation);
  const addressed = { to: invitee.email, url, isRevision, hasReported: earlier.length > 0 };
  const mail = invitationMail(tx.site, { invitation, found }, addressed);
  const emailId = await sendEmail(tx, mail, { manuscriptId: found.manuscript.id });
  await updateInvitation(tx.db, invitation.id, { emailId });
  return invitation;
}
