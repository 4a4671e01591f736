import type { StoredFile } from '../../../contracts/files.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { readPublishedArticle } from '../../domains/articles/index.ts';
import { presentFile, storePublicPdf, type IncomingFile } from '../../domains/files/index.ts';

/** Stores the PDF that a correction of a published article is to bring; it is tied to that article and to who brought it. */
export async function uploadCorrectedPdf(
  ctx: Context,
  articleId: string,
  incoming: AsyncIterable<IncomingFile>,
): Promise<StoredFile> {
  const [article] = await readPublishedArticle(ctx, articleId);
  if (article?.isWithdrawn !== false)
    throw new AppError('state-conflict', 'This article has been withdrawn, and a withdrawn article is not corrected.');
  return presentFile(await storePublicPdf(ctx, { articleId, ownerId: signedIn(ctx).userId }, incoming));
}
