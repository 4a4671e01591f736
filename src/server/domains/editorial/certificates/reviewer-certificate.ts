import { signedIn, type Context } from '../../../context.ts';
import { AppError, notFound } from '../../../errors.ts';
import { printedFile } from '../../../ports/typesetter/printed-file.ts';
import { findAccount, fullName } from '../../accounts/index.ts';
import { countReviewsByJournal } from './reviewer-certificate-store.ts';
import { printReviews } from './print-reviews.ts';

/** The certificate of the reviews that the caller completed in a year; it names no manuscript. */
export async function openReviewerCertificate(ctx: Context, year: number) {
  const account = await findAccount(ctx.db, signedIn(ctx).userId);
  if (!account) throw notFound('This account');
  const [from, until] = [new Date(Date.UTC(year, 0)), new Date(Date.UTC(year + 1, 0))];
  const counted = await countReviewsByJournal(ctx.db, account.id, { from, until });
  if (counted.length === 0)
    throw new AppError('not-found', `You completed no reviews in ${year}, so there is no certificate for that year.`);
  const bytes = await printReviews({
    publisher: ctx.site.name,
    reviewer: fullName(account),
    year,
    journals: counted.map(({ journalTitle, reviews }) => ({ title: journalTitle, reviews })),
  });
  return printedFile(`Certificate of Review ${year}.pdf`, bytes);
}
