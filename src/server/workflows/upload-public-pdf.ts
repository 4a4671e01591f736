import type { StoredFile } from '../../contracts/files.ts';
import { signedIn, type Context } from '../context.ts';
import { presentFile, storePublicPdf, type IncomingFile } from '../features/files/index.ts';
import { findToDecide } from '../features/manuscripts/index.ts';

/** Stores the PDF that a waiting manuscript is to be published as; it is tied to that manuscript. */
export async function uploadPublicPdf(
  ctx: Context,
  articleId: string,
  incoming: AsyncIterable<IncomingFile>,
): Promise<StoredFile> {
  const { userId } = signedIn(ctx);
  const { manuscript } = await findToDecide(ctx, 'accept', { id: articleId, version: undefined });
  return presentFile(await storePublicPdf(ctx, { uploadId: manuscript.uploadId, ownerId: userId }, incoming));
}
