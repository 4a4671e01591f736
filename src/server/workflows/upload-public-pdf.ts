import type { BodyOf, ReplyOf } from '../../contracts/call.ts';
import type { StoredFile } from '../../contracts/files.ts';
import type { verification } from '../../contracts/verification.ts';
import { signedIn, type Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { presentFile, storePublicPdf, type IncomingFile } from '../domains/files/index.ts';
import {
  findManuscript,
  findToDecide,
  leadsFrom,
  type FoundManuscript,
  type VerifyingStep,
} from '../domains/editorial/index.ts';
import { hasPartIn } from '../domains/parts/index.ts';
import { makePublicPdf } from './public-pdf.ts';

/** The ways in which a manuscript comes to be published. */
const publishing = ['accept', 'publish', 'publish-unreviewed'] as const satisfies readonly VerifyingStep[];

/** A manuscript that waits to be published, for an administrator who has no part in it. */
async function findToPublish(ctx: Context, articleId: string): Promise<FoundManuscript> {
  const standing = await findManuscript(ctx.db, articleId);
  if (!standing || (await hasPartIn(ctx, signedIn(ctx), standing.manuscript))) throw notFound('This manuscript');
  const step = publishing.find((one) => leadsFrom(one, standing.manuscript)) ?? 'accept';
  return findToDecide(ctx, step, { id: articleId, version: undefined });
}

/** Stores the PDF to publish for a waiting manuscript. It is tied to that manuscript. */
export async function uploadPublicPdf(
  ctx: Context,
  articleId: string,
  incoming: AsyncIterable<IncomingFile>,
): Promise<StoredFile> {
  const { manuscript } = await findToPublish(ctx, articleId);
  const ownerId = signedIn(ctx).userId;
  return presentFile(await storePublicPdf(ctx, { uploadId: manuscript.uploadId, ownerId }, incoming));
}

/** Makes the PDF of a Word manuscript, for the administrator to look at and then publish. */
export async function previewPublicPdf(
  ctx: Context,
  articleId: string,
  { way }: BodyOf<typeof verification.previewPublicPdf>,
): Promise<ReplyOf<typeof verification.previewPublicPdf>> {
  const found = await findToPublish(ctx, articleId);
  const file = await makePublicPdf(ctx, found, { way, ownerId: signedIn(ctx).userId });
  return { file: presentFile(file), canConvert: ctx.conversion.isAvailable };
}
