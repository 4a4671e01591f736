import type { BodyOf } from '../../../../contracts/call.ts';
import type { editorial } from '../../../../contracts/editorial.ts';
import type { EditorsFinding } from '../../../../contracts/editorial-values.ts';
import { signedIn, type Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { holdForStep } from '../../manuscripts/index.ts';
import { addRecord } from '../../records/index.ts';
import { addDismissal, removeDismissal } from '../anonymity/dismissal-store.ts';
import { readEditorsAnonymity } from '../anonymity/read-anonymity.ts';
import { findEdited } from '../who-may.ts';

type Wish = BodyOf<typeof editorial.reopenFinding>;

/** Judges a finding of the version that was read, while the manuscript waits for review. */
async function judge(
  ctx: Context,
  articleId: string,
  wish: Wish,
  write: (tx: Context, finding: EditorsFinding) => Promise<void>,
): Promise<void> {
  await findEdited(ctx, articleId);
  await inTransaction(ctx, async (tx) => {
    await holdForStep(tx, 'start-review', { id: articleId, version: wish.version });
    const { findings } = await readEditorsAnonymity(tx.db, articleId, wish.version);
    const finding = findings.find(({ id }) => id === wish.finding);
    if (!finding)
      throw new AppError('state-conflict', 'This version has no such finding any more. Nothing was changed.');
    await write(tx, finding);
  });
}

/** Dismisses a finding with a reason; the same again changes nothing. */
export async function dismissFinding(
  ctx: Context,
  articleId: string,
  wish: BodyOf<typeof editorial.dismissFinding>,
): Promise<string> {
  const { version, finding, reason } = wish;
  await judge(ctx, articleId, wish, async (tx, { kind, dismissal }) => {
    if (dismissal?.reason === reason) return;
    if (dismissal) throw new AppError('state-conflict', 'This finding is dismissed already. Nothing was changed.');
    const dismissed = { dismissedBy: signedIn(tx).userId, dismissedAt: tx.now() };
    await addDismissal(tx.db, { manuscriptId: articleId, finding, reason, ...dismissed });
    await addRecord(tx, 'finding-dismissed', articleId, { version, finding, kind, reason });
  });
  return 'The finding is dismissed.';
}

/** Takes a dismissal back; the same again changes nothing. */
export async function reopenFinding(ctx: Context, articleId: string, wish: Wish): Promise<string> {
  const { version, finding } = wish;
  await judge(ctx, articleId, wish, async (tx, { kind, dismissal }) => {
    if (!dismissal) return;
    await removeDismissal(tx.db, articleId, finding);
    await addRecord(tx, 'finding-reopened', articleId, { version, finding, kind });
  });
  return 'The finding is open again.';
}
