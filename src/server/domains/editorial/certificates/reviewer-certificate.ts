import * as t from '../../../../messages/documents.ts';
import { signedIn, type Context } from '../../../context.ts';
import { AppError, notFound } from '../../../errors.ts';
import { printedFile } from '../../../ports/typesetter/printed-file.ts';
import { findAccount, fullName } from '../../accounts/index.ts';
import { countReviewsByJournal } from './certificate-store.ts';
import { typeset } from '../../../ports/typesetter/typeset.ts';

/** All that a reviewer’s certificate prints: no manuscript, and no date that could identify one. */
interface PrintedReviews {
  readonly publisher: string;
  readonly reviewer: string;
  readonly year: number;
  readonly journals: readonly { readonly title: string; readonly reviews: number }[];
}

/** The lines that fit on one page. */
const mostLines = 24;

const sum = (journals: PrintedReviews['journals']) => journals.reduce((total, { reviews }) => total + reviews, 0);

/** The journals with the reviews for each; the last line counts those that do not fit. */
function journalLines(journals: PrintedReviews['journals']): string[] {
  const lines = journals.map(({ title, reviews }) => t.reviewsFor({ journal: title, count: reviews }));
  if (lines.length <= mostLines) return lines;
  const rest = journals.slice(mostLines - 1);
  return [...lines.slice(0, mostLines - 1), t.reviewsForMore({ journals: rest.length, count: sum(rest) })];
}

/** A reviewer’s certificate as a PDF of one page. */
const printReviews = ({ publisher, reviewer, year, journals }: PrintedReviews): Promise<Buffer> =>
  typeset({
    template: 'review-certificate',
    title: t.reviewCertificateTitle({ year: String(year) }),
    authors: [publisher],
    date: `${year}-12-31`,
    language: 'en',
    content: {
      publisher,
      reviewer,
      said: t.reviewsCompleted({ count: sum(journals), year: String(year) }),
      journals: journalLines(journals),
      note: t.reviewsAnonymous(),
    },
  });

/** The certificate of the reviews that the caller completed in a year; it names no manuscript. */
export async function openReviewerCertificate(ctx: Context, year: number) {
  const account = await findAccount(ctx.db, signedIn(ctx).userId);
  if (!account) throw notFound('account');
  const [from, until] = [new Date(Date.UTC(year, 0)), new Date(Date.UTC(year + 1, 0))];
  const counted = await countReviewsByJournal(ctx.db, account.id, { from, until });
  if (counted.length === 0) throw new AppError('not-found', t.noReviews({ year: String(year) }));
  const bytes = await printReviews({
    publisher: ctx.site.name,
    reviewer: fullName(account),
    year,
    journals: counted.map(({ journalTitle, reviews }) => ({ title: journalTitle, reviews })),
  });
  return printedFile(t.reviewCertificateFile({ year: String(year) }), bytes);
}
