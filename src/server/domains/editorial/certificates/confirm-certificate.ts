import type { CertificateFacts } from '../../../../contracts/certificates.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { certificateFacts } from './certificate-facts.ts';
import { findCertified } from './certificate-store.ts';

/** What is on record of an article, to hold a certificate against; of a withdrawn one, too, with the day. */
export async function confirmCertificate(ctx: Context, articleId: string): Promise<CertificateFacts> {
  const article = await findCertified(ctx.db, articleId);
  if (!article) throw new AppError('not-found', 'No certificate is on record under this address.');
  return certificateFacts(article);
}
