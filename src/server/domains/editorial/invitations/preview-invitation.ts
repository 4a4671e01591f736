import type { ArrivingMail } from '../../../../contracts/arriving-mail.ts';
import type { BodyOf } from '../../../../contracts/call.ts';
import type { editorial } from '../../../../contracts/editorial.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { previewEmail } from '../../emails/index.ts';
import { readOwnEarlierRounds } from '../reports/earlier-rounds.ts';
import { endOfDayAfter } from '../review-words.ts';
import { findEdited } from '../who-may.ts';
import { holdInvitee } from './hold-invitee.ts';
import { invitationMail } from './invitation-mails.ts';

/** The email that would invite a person now, as it would arrive; its link leads to the site alone. */
export async function previewInvitation(
  ctx: Context,
  articleId: string,
  { message, ...who }: BodyOf<typeof editorial.previewInvitation>,
): Promise<ArrivingMail> {
  const found = await findEdited(ctx, articleId);
  const invitee = await inTransaction(ctx, (tx) => holdInvitee(tx, articleId, who));
  const { manuscript, journal } = found;
  const answerBy = endOfDayAfter(ctx.now(), journal.invitationDays);
  const { isRevision, earlier } = await readOwnEarlierRounds(ctx, {
    manuscriptId: manuscript.id,
    round: manuscript.round,
    reviewerId: invitee.reviewerId,
  });
  const addressed = { to: invitee.email, url: `${ctx.site.url}/`, isRevision, hasReported: earlier.length > 0 };
  const mail = invitationMail(ctx.site, { invitation: { ...invitee, message, answerBy }, found }, addressed);
  return previewEmail(ctx, mail, { manuscriptId: manuscript.id });
}
