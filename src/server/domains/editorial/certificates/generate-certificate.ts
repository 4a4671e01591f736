import { signedIn, type Context, type SignedInActor } from '../../../context.ts';
import { AppError, notFound } from '../../../errors.ts';
import { signLink } from '../../files/index.ts';
import { findManuscript } from '../manuscripts/manuscript-store.ts';
import { addRecord } from '../../records/index.ts';
import { certificatePath } from './certificate-link.ts';
import { findCertified } from './certificate-store.ts';
import { refuseWithdrawn } from './refuse-withdrawn.ts';

const mayHave = (actor: SignedInActor, submittingUserId: string | null) =>
  actor.isAdmin || actor.userId === submittingUserId;

/** Why there is no article: not for this person, or not published yet. */
async function explainMissing(ctx: Context, actor: SignedInActor, articleId: string): Promise<AppError> {
  const found = await findManuscript(ctx.db, articleId);
  const isTheirs = found?.manuscript.deletedAt === null && mayHave(actor, found.manuscript.submittingUserId);
  return isTheirs
    ? new AppError('state-conflict', 'There is a certificate once the article is published. This one is not.')
    : notFound('This article');
}

/**
 * A link to the certificate of a published article, for its submitting author and administrators. Only the id counts: the
 * document prints what is on record when it is opened.
 */
export async function generateCertificate(ctx: Context, articleId: string): Promise<{ url: string }> {
  const actor = signedIn(ctx);
  const article = await findCertified(ctx.db, articleId);
  if (!article) throw await explainMissing(ctx, actor, articleId);
  if (!mayHave(actor, article.submittedBy)) throw notFound('This article');
  refuseWithdrawn(article);
  const path = certificatePath(article.id);
  const { expires, signature } = await signLink(ctx, path);
  await addRecord(ctx, 'certificate', article.id);
  return { url: `${path}?${new URLSearchParams({ expires: String(expires), signature })}` };
}
