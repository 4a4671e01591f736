import { typeset } from '../../../ports/typesetter/typeset.ts';

/** What a reviewer’s certificate prints, and nothing besides: no manuscript, and no day that could lead to one. */
export interface PrintedReviews {
  readonly publisher: string;
  readonly reviewer: string;
  readonly year: number;
  readonly journals: readonly { readonly title: string; readonly reviews: number }[];
}

/** As many lines as one page holds. */
const mostLines = 24;

const counted = (reviews: number) => (reviews === 1 ? 'one review' : `${reviews} reviews`);

const sum = (journals: PrintedReviews['journals']) => journals.reduce((total, { reviews }) => total + reviews, 0);

/** The journals with the reviews for each; those that have no room are counted. */
function journalLines(journals: PrintedReviews['journals']): string[] {
  const lines = journals.map(({ title, reviews }) => `${title}: ${counted(reviews)}`);
  if (lines.length <= mostLines) return lines;
  const rest = journals.slice(mostLines - 1);
  return [...lines.slice(0, mostLines - 1), `${rest.length} more journals: ${counted(sum(rest))}`];
}

/** A reviewer’s certificate as a PDF of one page. */
export const printReviews = ({ publisher, reviewer, year, journals }: PrintedReviews): Promise<Buffer> =>
  typeset({
    template: 'review-certificate',
    title: `Certificate of Review ${year}`,
    authors: [publisher],
    date: `${year}-12-31`,
    language: 'en',
    content: {
      publisher,
      reviewer,
      said: `completed ${counted(sum(journals))} as an independent expert in ${year}, with thanks for the time and care that this took.`,
      journals: journalLines(journals),
      note: 'Review is double-anonymized. This certificate therefore names no manuscript.',
    },
  });
