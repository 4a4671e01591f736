import { signedIn, type Context } from '../../../context.ts';
import { AppError, notFound } from '../../../errors.ts';
import { printedFile } from '../../../ports/typesetter/printed-file.ts';
import { findAccount, fullName } from '../../accounts/index.ts';
import { countReviewsByJournal } from './certificate-store.ts';
import { typeset } from '../../../ports/typesetter/typeset.ts';

/** What a reviewer’s certificate prints, and nothing besides: no manuscript, and no day that could lead to one. */
interface PrintedReviews {
  readonly publisher: string;
  readonly reviewer: string;
  readonly year: number;
  readonly journals: readonly { readonly title: string; readonly reviews: number }[];
}

/** As many lines as one page holds. */
const mostLines = 24;

const inReviews = (reviews: number) => (reviews === 1 ? 'one review' : `${reviews} reviews`);

const sum = (journals: PrintedReviews['journals']) => journals.reduce((total, { reviews }) => total + reviews, 0);

/** The journals with the reviews for each; those that have no room are counted. */
function journalLines(journals: PrintedReviews['journals']): string[] {
  const lines = journals.map(({ title, reviews }) => `${title}: ${inReviews(reviews)}`);
  if (lines.length <= mostLines) return lines;
  const rest = journals.slice(mostLines - 1);
  return [...lines.slice(0, mostLines - 1), `${rest.length} more journals: ${inReviews(sum(rest))}`];
}

/** A reviewer’s certificate as a PDF of one page. */
const printReviews = ({ publisher, reviewer, year, journals }: PrintedReviews): Promise<Buffer> =>
  typeset({
    template: 'review-certificate',
    title: `Certificate of Review ${year}`,
    authors: [publisher],
    date: `${year}-12-31`,
    language: 'en',
    content: {
      publisher,
      reviewer,
      said: `completed ${inReviews(sum(journals))} as an independent expert in ${year}, with thanks for the time and care that this took.`,
      journals: journalLines(journals),
      note: 'Review is double-anonymized. This certificate therefore names no manuscript.',
    },
  });

/** The certificate of the reviews that the caller completed in a year; it names no manuscript. */
export async function openReviewerCertificate(ctx: Context, year: number) {
  const account = await findAccount(ctx.db, signedIn(ctx).userId);
  if (!account) throw notFound('account');
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
