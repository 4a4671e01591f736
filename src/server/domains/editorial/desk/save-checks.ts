import type { BodyOf } from '../../../../contracts/call.ts';
import type { editorial } from '../../../../contracts/editorial.ts';
import { initialChecks } from '../../../../contracts/review-values.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { holdForStep } from '../manuscripts/take-step.ts';
import { addRecord } from '../../records/index.ts';
import { findEdited } from '../who-may.ts';
import { findChecklist, keepChecklist } from './checklist-store.ts';

/** Keeps the list of the initial checks; the same one again changes nothing. */
export async function saveChecks(
  ctx: Context,
  articleId: string,
  wish: BodyOf<typeof editorial.saveChecks>,
): Promise<string> {
  await findEdited(ctx, articleId);
  const done = initialChecks.filter((check) => wish.done.includes(check));
  await inTransaction(ctx, async (tx) => {
    const { version } = (await holdForStep(tx, 'start-review', { id: articleId })).manuscript;
    const standing = await findChecklist(tx.db, articleId, version);
    if (standing.note === wish.note && standing.done.join() === done.join()) return;
    await keepChecklist(tx.db, { manuscriptId: articleId, version }, { done, note: wish.note });
    await addRecord(tx, 'checks-saved', articleId, { version, done });
  });
  return 'The initial checks are saved.';
}
