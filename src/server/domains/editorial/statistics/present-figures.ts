import { leastBehindPublic, percentOf, type Figures, type MedianDays } from '../../../../contracts/statistics.ts';
import type { countCohorts, countReviewers } from './statistics-store.ts';

type ManuscriptsRow = Awaited<ReturnType<typeof countCohorts>>[number];
type ReviewersRow = Awaited<ReturnType<typeof countReviewers>>[number];

/** A median to a tenth of a day. */
const medianOf = ([days, count]: readonly [number | null, number]): MedianDays => ({
  days: days === null ? null : Math.round(days * 10) / 10,
  count,
});

/** The figures of one or more cohorts; without rows there is nothing in them. */
export function presentFigures(counted: ManuscriptsRow | undefined, answers: readonly ReviewersRow[]): Figures {
  const sumOf = (figure: keyof Figures['reviewers']) => answers.reduce((sum, row) => sum + row[figure], 0);
  const { submissions = 0, withdrawn = 0, accepted = 0, rejected = 0 } = counted ?? {};
  const [first, acceptance, publication] = counted?.times ?? [
    [null, 0],
    [null, 0],
    [null, 0],
  ];
  return {
    submissions,
    withdrawn,
    accepted,
    rejected,
    toFirstDecision: medianOf(first),
    toAcceptance: medianOf(acceptance),
    toPublication: medianOf(publication),
    reviewers: {
      invited: sumOf('invited'),
      accepted: sumOf('accepted'),
      declined: sumOf('declined'),
      unanswered: sumOf('unanswered'),
      reports: sumOf('reports'),
      onTime: sumOf('onTime'),
    },
  };
}

const isEnough = ({ count }: { readonly count: number }): boolean => count >= leastBehindPublic;

/** What may be public: few manuscripts would tell of single ones. */
export function publicFigures({ accepted, rejected, toFirstDecision, toPublication }: Figures) {
  const count = accepted + rejected;
  const shown = (median: MedianDays) => (isEnough(median) ? median : null);
  const percent = percentOf(accepted, count);
  return {
    acceptanceRate: percent !== null && isEnough({ count }) ? { percent, count } : null,
    toFirstDecision: shown(toFirstDecision),
    toPublication: shown(toPublication),
  };
}
