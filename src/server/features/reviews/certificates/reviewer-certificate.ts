import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { signedIn, type Context } from '../../../context.ts';
import { AppError, notFound } from '../../../errors.ts';
import type { ByteRange } from '../../../ports/storage/file-storage.ts';
import { findAccount, fullName } from '../../accounts/index.ts';
import { countReviewsByJournal } from './certificate-store.ts';
import { drawReviews } from './drawing/draw-reviews.ts';

/** The certificate of the reviews that the caller completed in a year; it names no manuscript. */
export async function openReviewerCertificate(ctx: Context, year: number) {
  const account = await findAccount(ctx.db, signedIn(ctx).userId);
  if (!account) throw notFound('This account');
  const [from, until] = [new Date(Date.UTC(year, 0)), new Date(Date.UTC(year + 1, 0))];
  const counted = await countReviewsByJournal(ctx.db, account.id, { from, until });
  if (counted.length === 0)
    throw new AppError('not-found', `You completed no reviews in ${year}, so there is no certificate for that year.`);
  const bytes = await drawReviews({
    publisher: ctx.site.name,
    reviewer: fullName(account),
    year,
    journals: counted.map(({ journalTitle, reviews }) => ({ title: journalTitle, reviews })),
  });
  return {
    name: `Certificate of Review ${year}.pdf`,
    mediaType: 'application/pdf',
    size: bytes.length,
    etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`,
    caching: 'private' as const,
    open: async (range?: ByteRange) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
  };
}
