import type { BodyOf, ReplyOf } from '../../../../contracts/call.ts';
import type { assignment } from '../../../../contracts/assignment.ts';
import * as t from '../../../../messages/review-responses.ts';
import type { Context } from '../../../context.ts';
import type { InvitationRow } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors.ts';
import { listOpenInvitationsOf } from '../invitations/invitation-store.ts';
import { findEdited } from '../who-may.ts';
import { remindReviewer } from './remind-now.ts';

/** An answer that has not come, or a report that is late. */
export const isOwed = ({ state, dueAt }: Pick<InvitationRow, 'state' | 'dueAt'>, now: Date): boolean =>
  state === 'invited' || (dueAt !== null && dueAt < now);

const noteRefusal = (error: unknown): string => {
  if (!(error instanceof AppError)) throw error;
  return error.message;
};

/** Reminds a manuscript's reviewers who owe an answer or a late report. Returns how many, and why others were not. */
async function remindAbout(ctx: Context, articleId: string): Promise<{ reminded: number; reasons: string[] }> {
  const { manuscript } = await findEdited(ctx, articleId);
  const open = await listOpenInvitationsOf(ctx.db, articleId);
  const owed = open.filter((one) => one.round === manuscript.round && isOwed(one, ctx.now()));
  const reasons: string[] = [];
  for (const { id } of owed) await remindReviewer(ctx, id).catch((error: unknown) => reasons.push(noteRefusal(error)));
  return { reminded: owed.length - reasons.length, reasons: owed.length === 0 ? [t.nothingOwed()] : reasons };
}

/** Reminds the reviewers of many manuscripts, each by itself: what is refused stops none of the others. */
export async function remindMany(
  ctx: Context,
  { articleIds }: BodyOf<typeof assignment.remindMany>,
): Promise<ReplyOf<typeof assignment.remindMany>> {
  const refused: ReplyOf<typeof assignment.remindMany>['refused'] = [];
  let count = 0;
  for (const articleId of new Set(articleIds)) {
    const { reminded, reasons } = await remindAbout(ctx, articleId).catch((error: unknown) => ({
      reminded: 0,
      reasons: [noteRefusal(error)],
    }));
    count += reminded;
    refused.push(...reasons.map((reason) => ({ articleId, reason })));
  }
  return { message: t.remindedMany({ count }), refused };
}
