import type { StoredFile } from '../../contracts/files.ts';
import { signedIn, type Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { presentFile, storePublicPdf, type IncomingFile } from '../features/files/index.ts';
import { findManuscript, findToDecide, leadsFrom, type VerifyingStep } from '../features/manuscripts/index.ts';
import { hasPartIn } from '../features/parts/index.ts';

/** The ways in which a manuscript comes to be published. */
const publishing = ['accept', 'publish', 'publish-unreviewed'] as const satisfies readonly VerifyingStep[];

/** Stores the PDF that a waiting manuscript is to be published as; it is tied to that manuscript. */
export async function uploadPublicPdf(
  ctx: Context,
  articleId: string,
  incoming: AsyncIterable<IncomingFile>,
): Promise<StoredFile> {
  const actor = signedIn(ctx);
  const standing = await findManuscript(ctx.db, articleId);
  if (!standing || (await hasPartIn(ctx, actor, standing.manuscript))) throw notFound('This manuscript');
  const step = publishing.find((one) => leadsFrom(one, standing.manuscript)) ?? 'accept';
  const { manuscript } = await findToDecide(ctx, step, { id: articleId, version: undefined });
  return presentFile(await storePublicPdf(ctx, { uploadId: manuscript.uploadId, ownerId: actor.userId }, incoming));
}
