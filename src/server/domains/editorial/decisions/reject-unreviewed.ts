import { signedIn, type Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { keepFromClearing } from '../../files/index.ts';
import { ownFiles } from '../manuscripts/own-files.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { hasPartIn } from '../../parts/index.ts';
import { sendBeforeReview } from './decide-before-review.ts';

interface Rejection {
  readonly version?: number | undefined;
  readonly rejectionText: string;
  readonly filesUrl: readonly string[];
  readonly isMeant: boolean;
}

/** An administrator's rejection of what peers would review: a desk rejection, with its files. */
export async function rejectUnreviewed(
  ctx: Context,
  { manuscript }: FoundManuscript,
  { version, rejectionText, filesUrl, isMeant }: Rejection,
): Promise<{ message: string }> {
  const administrator = signedIn(ctx);
  if (await hasPartIn(ctx, administrator, manuscript)) throw notFound('This manuscript');
  const files = await ownFiles(ctx, filesUrl, { uploadId: manuscript.uploadId, purpose: 'rejection' });
  const names = files.map(({ name }) => name).join(', ');
  const below = files.length === 0 ? [] : [`These files go with it, and can be opened on your dashboard: ${names}.`];
  await inTransaction(ctx, async (tx) => {
    const fileIds = files.map(({ id }) => id);
    await keepFromClearing(tx, fileIds);
    const wish = { version, letter: rejectionText, isMeant };
    await sendBeforeReview(tx, manuscript.id, wish, { step: 'desk-reject', fileIds, below });
  });
  return { message: 'The manuscript is rejected and its author has been told.' };
}
