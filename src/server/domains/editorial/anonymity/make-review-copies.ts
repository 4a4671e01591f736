import { manuscriptSlot } from '../../../../contracts/constants.ts';
import type { Context } from '../../../context.ts';
import type { Person } from '../../../ports/inspection/document-inspector.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { findFile, findFiles, type FileRow } from '../../files/index.ts';
import { findManuscript } from '../manuscripts/manuscript-store.ts';
import { addRecord } from '../../records/index.ts';
import { listCopies, noteCopy } from './copy-store.ts';
import { whyNoCopy } from './fault-words.ts';
import { neutralName } from './neutral-name.ts';
import { authorsNamed } from './people-named.ts';
import { keepPrint } from './print-file.ts';

/** What reviewers read: the manuscript and its supplement, never the cover letter. */
export const isForReviewers = ({ slot }: Pick<FileRow, 'slot'>): boolean => (slot ?? 0) >= manuscriptSlot;

/** Has the copies made that reviewers get; called in the transaction that begins a round. */
export const requestReviewCopies = (tx: Context, manuscriptId: string): Promise<void> =>
  tx.jobs.enqueue(tx.db, 'make-review-copies', { manuscriptId });

interface Copied {
  readonly manuscriptId: string;
  readonly people: readonly Person[];
}

/** The copy of a file for reviewers, which is made where there is none yet. Null where the file cannot be printed. */
export async function reviewCopyOf(
  ctx: Context,
  { manuscriptId, people }: Copied,
  source: FileRow,
): Promise<FileRow | null> {
  const [known] = await listCopies(ctx.db, [source.id]);
  if (known?.copy) return known.copy;
  const name = neutralName(source.slot);
  const made = await keepPrint(ctx, source, { purpose: 'review-copy', name, wish: { purpose: 'review', people } });
  const failure = 'fault' in made ? whyNoCopy(made.fault) : null;
  const copyId = 'id' in made ? made.id : null;
  await inTransaction(ctx, async (tx) => {
    const counts = await noteCopy(tx.db, { fileId: source.id, copyId, failure, madeAt: tx.now() });
    const action = failure === null ? 'review-copy-made' : 'review-copy-failed';
    if (counts) await addRecord(tx, action, manuscriptId, { file: name, ...(failure && { failure }) });
  });
  return copyId === null ? null : findFile(ctx.db, copyId);
}

/** Makes the copies of a manuscript's files as they stand; one that was made stays, one that failed is tried again. */
export async function makeReviewCopies(ctx: Context, manuscriptId: string): Promise<void> {
  const found = await findManuscript(ctx.db, manuscriptId);
  if (found?.manuscript.reviewModel !== 'double-anonymous' || found.manuscript.deletedAt !== null) return;
  const people = await authorsNamed(ctx, found.manuscript);
  const sources = (await findFiles(ctx.db, found.manuscript.fileIds)).filter(isForReviewers);
  for (const source of sources) await reviewCopyOf(ctx, { manuscriptId, people }, source);
}
