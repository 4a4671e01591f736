import { AppError } from '../../../errors.ts';
import type { CertifiedArticle } from './certificate-store.ts';

/** A withdrawn article is no longer certified; its page says when and why. */
export function refuseWithdrawn({ withdrawnOn }: CertifiedArticle): void {
  if (withdrawnOn !== null)
    throw new AppError('withdrawn', 'This article has been withdrawn: there is no certificate of it any more.');
}
