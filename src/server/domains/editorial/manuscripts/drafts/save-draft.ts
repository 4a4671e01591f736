import { isDeepStrictEqual } from 'node:util';
import type { DraftContent } from '../../../../../contracts/drafts.ts';
import { signedIn, type Context } from '../../../../context.ts';
import { AppError, notFound } from '../../../../errors.ts';
import { inTransaction } from '../../../../in-transaction.ts';
import { lockStandingAccount } from '../../../accounts/index.ts';
import { claimUpload } from '../../../files/index.ts';
import { findManuscriptOfUpload } from '../manuscript-store.ts';
import { submittedAlready } from './submitted-already.ts';
import { countDrafts, findDraft, insertDraft, updateDraft, type DraftRow } from './draft-store.ts';

/** As many submissions as one person may be preparing. */
const draftLimit = 50;

type Kept = Pick<DraftRow, 'version' | 'savedAt'>;

interface Save {
  readonly uploadId: string;
  readonly ownerId: string;
  /** What the caller has seen; 0 before the first save. */
  readonly version: number;
}

async function refuseOneMore(tx: Context, ownerId: string): Promise<void> {
  if ((await countDrafts(tx.db, ownerId)) < draftLimit) return;
  throw new AppError(
    'invalid-input',
    `You have ${draftLimit} drafts, and more are not kept. Please submit or discard one; then this one is saved.`,
  );
}

/** What stands where a save was refused: the same content, when an answer was lost on the way; else another's. */
async function standingDraft(tx: Context, { uploadId, ownerId }: Save, content: DraftContent): Promise<Kept> {
  const standing = await findDraft(tx.db, uploadId, ownerId);
  if (standing && isDeepStrictEqual(standing.content, content)) return standing;
  throw new AppError(
    'stale-version',
    standing
      ? 'This draft was changed on another device meanwhile. Nothing of either was lost: please choose which one to keep.'
      : 'This draft was discarded on another device. What you have here is not lost: save it as a new one to keep it.',
  );
}

async function keep(tx: Context, seen: Save, content: DraftContent, savedAt: Date): Promise<Kept> {
  const { uploadId, ownerId, version } = seen;
  if (await findManuscriptOfUpload(tx.db, uploadId)) throw submittedAlready();
  const isNew = version === 0 && (await findDraft(tx.db, uploadId, ownerId)) === null;
  if (isNew) await refuseOneMore(tx, ownerId);
  const isSaved = isNew
    ? await insertDraft(tx.db, { uploadId, ownerId, version: 1, content, savedAt })
    : await updateDraft(tx.db, seen, { content, savedAt });
  return isSaved ? { version: version + 1, savedAt } : standingDraft(tx, seen, content);
}

/** Keeps a draft; one that was saved elsewhere meanwhile is not overwritten (decision 35). */
export async function saveDraft(
  ctx: Context,
  awsId: string,
  { version, content }: { version: number; content: DraftContent },
): Promise<{ version: number; savedAt: string }> {
  const { userId } = signedIn(ctx);
  const now = ctx.now();
  const kept = await inTransaction(ctx, async (tx) => {
    // An account that is being deleted is waited for; and of many new drafts at once each sees the one before.
    if (version === 0) await lockStandingAccount(tx, userId);
    // Claiming holds the upload id: a submission that has begun is waited for.
    if ((await claimUpload(tx.db, awsId, userId, now)) !== userId) throw notFound('This draft');
    return keep(tx, { uploadId: awsId, ownerId: userId, version }, content, now);
  });
  return { version: kept.version, savedAt: kept.savedAt.toISOString() };
}
