import { manuscriptSlot } from '../../../../contracts/constants.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { findFiles, type FileRow } from '../../files/index.ts';
import { findManuscript } from '../../manuscripts/index.ts';
import { addRecord } from '../../records/index.ts';
import { keepCleanCopy } from './clean-file.ts';
import { listCopies, noteCopy } from './copy-store.ts';
import { whyNoCopy } from './fault-words.ts';
import { neutralName } from './neutral-name.ts';

/** What reviewers read: the manuscript and its supplement, never the cover letter. */
export const isForReviewers = ({ slot }: Pick<FileRow, 'slot'>): boolean => (slot ?? 0) >= manuscriptSlot;

/** Has the copies made that reviewers get; called in the transaction that begins a round. */
export const requestReviewCopies = (tx: Context, manuscriptId: string): Promise<void> =>
  tx.jobs.enqueue(tx.db, 'make-review-copies', { manuscriptId });

async function makeCopy(ctx: Context, manuscriptId: string, source: FileRow): Promise<void> {
  const nameFor = (mediaType: string) => neutralName(source.slot, mediaType);
  const made = await keepCleanCopy(ctx, source, { purpose: 'review-copy', nameFor });
  const failure = 'fault' in made ? whyNoCopy(made.fault) : null;
  const copyId = 'id' in made ? made.id : null;
  await inTransaction(ctx, async (tx) => {
    const counts = await noteCopy(tx.db, { fileId: source.id, copyId, failure, madeAt: tx.now() });
    const action = failure === null ? 'review-copy-made' : 'review-copy-failed';
    if (counts)
      await addRecord(tx, action, manuscriptId, { file: nameFor(source.mediaType), ...(failure && { failure }) });
  });
}

/** Makes the copies of a manuscript's files as they stand; one that was made stays, one that failed is tried again. */
export async function makeReviewCopies(ctx: Context, manuscriptId: string): Promise<void> {
  const found = await findManuscript(ctx.db, manuscriptId);
  if (found?.manuscript.reviewModel !== 'double-anonymous' || found.manuscript.deletedAt !== null) return;
  const sources = (await findFiles(ctx.db, found.manuscript.fileIds)).filter(isForReviewers);
  const standing = await listCopies(
    ctx.db,
    sources.map(({ id }) => id),
  );
  for (const { source, copy } of standing) if (copy === null) await makeCopy(ctx, manuscriptId, source);
}
