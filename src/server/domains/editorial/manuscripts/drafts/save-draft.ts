import { isDeepStrictEqual } from 'node:util';
import type { DraftContent, DraftEntry, StoredDraft } from '../../../../../contracts/drafts.ts';
import * as t from '../../../../../messages/manuscript-responses.ts';
import { AppError, notFound } from '../../../../errors.ts';
import { inTransaction } from '../../../../in-transaction.ts';
import { lockActiveAccount } from '../../../accounts/index.ts';
import { claimUpload } from '../../../files/index.ts';
import {
  countDrafts,
  findDraft,
  insertDraft,
  updateDraft,
  type DraftRow,
  deleteDraft,
  listDrafts,
} from './draft-store.ts';
import { signedIn, type Context } from '../../../../context.ts';
import { findManuscriptOfUpload } from '../manuscript-store.ts';

/** Discards a draft; the cleanup deletes its uploads a day later. */
export async function discardDraft(ctx: Context, awsId: string): Promise<{ message: string }> {
  if (!(await deleteDraft(ctx.db, awsId, signedIn(ctx).userId))) throw notFound('draft');
  return { message: t.draftDiscarded() };
}

/** The error for a draft that was already submitted, on any device. */
export const submittedAlready = (): AppError => new AppError('already-submitted', t.draftSubmitted());

/** As many submissions as one person may be preparing. */
const draftLimit = 50;

type Saved = Pick<DraftRow, 'version' | 'savedAt'>;

interface Save {
  readonly uploadId: string;
  readonly ownerId: string;
  /** What the caller has seen; 0 before the first save. */
  readonly version: number;
}

async function refuseOneMore(tx: Context, ownerId: string): Promise<void> {
  if ((await countDrafts(tx.db, ownerId)) < draftLimit) return;
  throw new AppError('invalid-input', t.tooManyDrafts({ limit: draftLimit }));
}

/** The stored draft after a refused save: the same content if the answer was lost, or another device's. */
async function currentDraft(tx: Context, { uploadId, ownerId }: Save, content: DraftContent): Promise<Saved> {
  const current = await findDraft(tx.db, uploadId, ownerId);
  if (current && isDeepStrictEqual(current.content, content)) return current;
  throw new AppError('stale-version', current ? t.draftChangedElsewhere() : t.draftDiscardedElsewhere());
}

async function keep(tx: Context, seen: Save, content: DraftContent, savedAt: Date): Promise<Saved> {
  const { uploadId, ownerId, version } = seen;
  if (await findManuscriptOfUpload(tx.db, uploadId)) throw submittedAlready();
  const isNew = version === 0 && (await findDraft(tx.db, uploadId, ownerId)) === null;
  if (isNew) await refuseOneMore(tx, ownerId);
  const isSaved = isNew
    ? await insertDraft(tx.db, { uploadId, ownerId, version: 1, content, savedAt })
    : await updateDraft(tx.db, seen, { content, savedAt });
  return isSaved ? { version: version + 1, savedAt } : currentDraft(tx, seen, content);
}

/** Saves a draft; one saved elsewhere meanwhile is not overwritten (decision 35). */
export async function saveDraft(
  ctx: Context,
  awsId: string,
  { version, content }: { version: number; content: DraftContent },
): Promise<{ version: number; savedAt: string }> {
  const { userId } = signedIn(ctx);
  const now = ctx.now();
  const kept = await inTransaction(ctx, async (tx) => {
    // Waits for an account that is being deleted, and lets each of many new drafts see the one before.
    if (version === 0) await lockActiveAccount(tx, userId);
    // Claiming holds the upload id: a submission that has begun is waited for.
    if ((await claimUpload(tx.db, awsId, userId, now)) !== userId) throw notFound('draft');
    return keep(tx, { uploadId: awsId, ownerId: userId, version }, content, now);
  });
  return { version: kept.version, savedAt: kept.savedAt.toISOString() };
}

/** The caller's drafts, the last saved first. */
export async function readDrafts(ctx: Context): Promise<DraftEntry[]> {
  const drafts = await listDrafts(ctx.db, signedIn(ctx).userId);
  return drafts.map(({ uploadId, version, savedAt, title, step }) => ({
    awsId: uploadId,
    version,
    savedAt: savedAt.toISOString(),
    articleTitle: title,
    step,
  }));
}

/** A draft of the caller, which says if it was submitted; others' drafts do not exist. */
export async function readDraft(ctx: Context, awsId: string): Promise<StoredDraft> {
  const { userId } = signedIn(ctx);
  const draft = await findDraft(ctx.db, awsId, userId);
  if (!draft) {
    const found = await findManuscriptOfUpload(ctx.db, awsId);
    throw found?.manuscript.submittingUserId === userId ? submittedAlready() : notFound('draft');
  }
  return { awsId, version: draft.version, savedAt: draft.savedAt.toISOString(), content: draft.content };
}
