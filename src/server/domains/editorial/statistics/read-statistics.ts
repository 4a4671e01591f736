import type { QueryOf, ReplyOf } from '../../../../contracts/call.ts';
import { publicMonths, type statistics } from '../../../../contracts/statistics.ts';
import { signedIn, type Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { listConflictsOf } from '../../conflicts/index.ts';
import { journalNamed } from '../../journals/index.ts';
import { listEditedJournals } from '../desk/desk-store.ts';
import { presentFigures, publicFigures } from './present-figures.ts';
import { countCohorts, countReviewers, type Counted } from './statistics-store.ts';

type Asked = QueryOf<typeof statistics.figures>;
type Statistics = ReplyOf<typeof statistics.figures>;

async function count(ctx: Context, which: Counted, by: Asked['by']): Promise<Omit<Statistics, 'journals'>> {
  const [counted, answers] = await Promise.all([countCohorts(ctx.db, which, by), countReviewers(ctx.db, which, by)]);
  const figuresOf = (period: string | null) =>
    presentFigures(
      counted.find((one) => one.period === period),
      answers.filter((one) => period === null || one.period === period),
    );
  const periods = counted.flatMap(({ period }) => period ?? []).toSorted();
  return {
    total: figuresOf(null),
    cohorts: periods.toReversed().map((period) => ({ period, ...figuresOf(period) })),
  };
}

/** The figures of the journals that the caller edits, without manuscripts over which they have a conflict of interest. */
export async function readStatistics(ctx: Context, { journal, by }: Asked): Promise<Statistics> {
  const person = signedIn(ctx);
  const edited = await listEditedJournals(ctx.db, person);
  const isAsked = ({ id, abbreviation }: (typeof edited)[number]) =>
    journal === undefined || id === journal || abbreviation.toLowerCase() === journal.toLowerCase();
  const journalIds = edited.filter(isAsked).map(({ id }) => id);
  // Counts of few manuscripts would tell an author or a reviewer how their own one fares.
  return {
    journals: edited.map(({ abbreviation }) => abbreviation).toSorted(),
    ...(await count(ctx, { journalIds, hidden: await listConflictsOf(ctx.db, person) }, by)),
  };
}

/** What a journal chose to show of itself; nothing unless it did. */
export async function readJournalsStatistics(
  ctx: Context,
  abbreviation: string,
): Promise<ReplyOf<typeof statistics.ofJournal>> {
  const journal = await journalNamed(ctx, abbreviation);
  if (!journal) throw notFound('journal');
  if (!journal.showsStatistics) return { acceptanceRate: null, toFirstDecision: null, toPublication: null };
  const since = new Date(ctx.now());
  since.setUTCMonth(since.getUTCMonth() - publicMonths);
  const counted = await countCohorts(ctx.db, { journalIds: [journal.id], since, hidden: [] }, 'year');
  const total = counted.find(({ period }) => period === null);
  return publicFigures(presentFigures(total, []));
}
