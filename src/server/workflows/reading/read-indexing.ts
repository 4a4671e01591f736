import { siteDay } from '../../../contracts/site-zone.ts';
import type { ParamsOf, QueryOf } from '../../../contracts/call.ts';
import type { indexing, IndexingReport } from '../../../contracts/indexing.ts';
import { signedIn, type Context } from '../../context.ts';
import { hasRole } from '../../domains/accounts/index.ts';
import {
  askedOf,
  countGaps,
  findHarvested,
  listRefusedDois,
  refusalCause,
  type IndexingFacts,
} from '../../domains/articles/index.ts';
import { findJournal, readPublicSetup, type JournalRow } from '../../domains/journals/index.ts';
import { forbidden, notFound } from '../../errors.ts';

/** As many refused DOIs as are named. */
const mostRefused = 50;

type Counted = Pick<IndexingFacts, 'articles' | 'articlesOfLastYear' | 'since'>;

async function factsOf(ctx: Context, journal: JournalRow, today: string, counted: Counted): Promise<IndexingFacts> {
  const setup = await readPublicSetup(ctx, journal.id);
  return {
    ...counted,
    issn: journal.issn,
    hasAims: journal.descriptionHtml !== null && journal.descriptionHtml !== '',
    hasGuidelines: setup.guidelinesHtml !== '',
    board: setup.board.length,
    reviewers: journal.reviewModel === 'verification' ? 0 : journal.reportsNeeded,
    today,
    siteUrl: ctx.site.url,
    hasCrossrefAccount: ctx.registrar.isConnected,
    hasNoticePolicy: ctx.registrar.policyDoi !== null,
  };
}

/**
 * What indexes ask of a journal and its articles, and what is missing; of one article alone if it is named. For
 * administrators and the journal’s editors in chief.
 */
export async function readIndexing(
  ctx: Context,
  { journalId }: ParamsOf<typeof indexing.report>,
  asked: QueryOf<typeof indexing.report>,
): Promise<IndexingReport> {
  const { isAdmin, userId } = signedIn(ctx);
  if (!isAdmin && !(await hasRole(ctx.db, userId, journalId, ['editor-in-chief']))) throw forbidden();
  const journal = await findJournal(ctx.db, journalId);
  if (!journal) throw notFound('journal');
  const articleId = asked.article ?? null;
  const today = siteDay(ctx.now());
  const lastYear = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const { gaps, ...counted } = await countGaps(ctx.db, journal.id, articleId, lastYear);
  const article = articleId === null ? null : await findHarvested(ctx.db, articleId);
  if (articleId !== null && (article === null || counted.articles === 0)) throw notFound('article');
  const facts = articleId === null ? await factsOf(ctx, journal, today, counted) : null;
  const refused = await listRefusedDois(ctx.db, journal.id, articleId, mostRefused);
  return {
    journalId: journal.id,
    journalTitle: journal.title,
    journalAbbreviation: journal.abbreviation,
    article: article && { id: article.id, title: article.title.text },
    articleCount: counted.articles,
    refusedDois: refused.map((one) => ({ ...one, cause: refusalCause(one.message) })),
    askedFor: askedOf(facts, counted.articles === 0 ? null : gaps),
  };
}
