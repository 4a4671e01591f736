import type { BodyOf } from '../../../../contracts/call.ts';
import type { revisions } from '../../../../contracts/revisions.ts';
import * as t from '../../../../messages/manuscript-responses.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { endSuggestions } from '../decisions/decision-store.ts';
import { tellColleagues } from '../editors-to-tell.ts';
import { holdForStep, takeStep } from '../manuscripts/take-step.ts';
import { listSentDecisions } from '../revisions/followed-store.ts';
import { actAsAuthor, findFollowed } from '../revisions/own-manuscript.ts';
import { suggestionOf } from '../revisions/read-followed.ts';
import { moveDeclinedMail } from './move-mails.ts';

/** Declines the journal that an editor suggested: the manuscript goes on from where it was, or stays rejected. */
export async function declineMove(
  ctx: Context,
  articleId: string,
  { version, reason }: BodyOf<typeof revisions.declineMove>,
): Promise<string> {
  return actAsAuthor(ctx, articleId, async (tx) => {
    const { state } = (await findFollowed(tx, articleId)).manuscript;
    const step = state === 'rejected' ? 'decline-suggestion' : 'decline-move';
    const held = await holdForStep(tx, step, { id: articleId, version });
    const suggestion = suggestionOf(held, await listSentDecisions(tx.db, articleId));
    if (!suggestion) throw new AppError('state-conflict', t.noSuggestedJournal());
    const declined = await takeStep(tx, step, held);
    await endSuggestions(tx.db, articleId, tx.now());
    await addAuditEntry(tx, step, articleId, { version, ...(reason === '' ? {} : { reason }) });
    const answer = { journal: suggestion.journal.title, reason };
    await tellColleagues(tx, declined, { named: [suggestion.by] }, (editor) =>
      moveDeclinedMail(tx.site, declined, editor, answer),
    );
    return t.moveDeclined({ isRejected: state === 'rejected' ? 'yes' : 'no' });
  });
}
