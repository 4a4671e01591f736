import type { BodyOf } from '../../../contracts/call.ts';
import type { verification } from '../../../contracts/verification.ts';
import * as t from '../../../messages/decision-responses.ts';
import * as emails from '../../../messages/editorial-emails.ts';
import { signedIn, type Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import {
  decide,
  lockManuscript,
  ownFiles,
  rejectedMail,
  requireStep,
  tellAuthor,
  type FoundManuscript,
} from '../../domains/editorial/index.ts';
import { keepFromClearing, type FileRow } from '../../domains/files/index.ts';
import { hasConflict } from '../../domains/conflicts/index.ts';
import { sendBeforeReview } from './decide-before-review.ts';

type Wish = BodyOf<typeof verification.reject>;

/** Rejects what administrators verify; its author may submit it again (decision 20). */
async function rejectVerified(tx: Context, held: FoundManuscript, { rejectionText }: Wish, files: readonly FileRow[]) {
  const rejection = { rejectionText, rejectionFileIds: files.map(({ id }) => id) };
  const rejected = await decide(tx, 'reject', held, { rejection });
  const names = files.map(({ name }) => name);
  await tellAuthor(tx, rejected, rejectedMail(tx.site, rejected, { text: rejectionText, files: names }));
}

/** Rejects without review what peers would review. */
async function rejectUnreviewed(tx: Context, held: FoundManuscript, wish: Wish, files: readonly FileRow[]) {
  const names = files.map(({ name }) => name).join(', ');
  const below = files.length === 0 ? [] : [emails.rejectionFiles({ files: names })];
  const letter = { letter: wish.rejectionText, isMeant: wish.isMeant };
  await sendBeforeReview(tx, held, letter, { step: 'desk-reject', fileIds: files.map(({ id }) => id), below });
}

/** Rejects a manuscript as an administrator; the text and the files go to its author. */
export async function rejectAsAdministrator(ctx: Context, wish: Wish): Promise<{ message: string }> {
  const { articleId, version, filesUrl } = wish;
  await inTransaction(ctx, async (tx) => {
    const found = await lockManuscript(tx.db, articleId);
    if (found?.manuscript.deletedAt !== null || (await hasConflict(tx, signedIn(tx), found.manuscript)))
      throw notFound('manuscript');
    const { uploadId, reviewModel } = found.manuscript;
    const isReviewed = reviewModel === 'double-anonymous';
    const held = await requireStep(tx, isReviewed ? 'desk-reject' : 'reject', found, { id: articleId, version });
    const files = await ownFiles(tx, filesUrl, { uploadId, purpose: 'rejection' });
    await keepFromClearing(
      tx,
      files.map(({ id }) => id),
    );
    await (isReviewed ? rejectUnreviewed : rejectVerified)(tx, held, wish, files);
  });
  return { message: t.rejected() };
}
