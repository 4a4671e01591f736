import {
  abstractPreviewLength,
  articlesPerPage,
  mostFound,
  type SearchOrder,
} from '../../../../contracts/constants.ts';
import type { SearchHit, SearchResults } from '../../../../contracts/search.ts';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { findJournal } from '../../journals/index.ts';
import { listArticlesById, type ListedArticle } from '../article-list-store.ts';
import { presentSummary } from '../present-article.ts';
import { countFacets, type FacetJournal, facetsOfEverything, type Narrowing, withoutCounts } from './count-facets.ts';
import { differentWords, excerptHtml, markHtml } from './mark-words.ts';
import { nearestWords } from './nearest-words.ts';
import { parseQuery, termsOf } from './parse-query.ts';
import { mistypedWords, planSearch, rewriteQuery, type SearchPlan } from './plan-search.ts';
import {
  countEverything,
  countFound,
  findArticles,
  listFacetJournals,
  listMarkedWords,
  listNearWords,
  listNewest,
  readWordFacts,
  type ResultPage,
  type Within,
} from './search-store.ts';

interface Wish extends Narrowing {
  readonly q: string;
  readonly sort: SearchOrder;
  readonly page: number;
}

/** How to search; `null` if nothing typed can be searched for. */
interface Understood {
  readonly plan: SearchPlan | 'everything' | null;
  readonly correctedQuery: string | null;
}

/** The known word that was probably meant. */
async function meantWord(ctx: Context, typed: string): Promise<[string, string][]> {
  const near = nearestWords(typed.toLowerCase(), await listNearWords(ctx.db, typed)).slice(0, 5);
  const facts = await readWordFacts(ctx.db, near);
  const meant = near.find((word) => facts.get(word)?.isKnown);
  return meant ? [[typed, meant]] : [];
}

/** The typed words, with what the index knows of each. */
async function read(ctx: Context, query: string) {
  const parsed = parseQuery(query);
  const typed = new Set(termsOf(parsed).flatMap((term) => term.words.map(({ text }) => text)));
  const facts = await readWordFacts(ctx.db, [...typed]);
  return { parsed, factsOf: (word: string) => facts.get(word) };
}

/** Plans the search; words that no article has are replaced by the nearest known words. */
async function understand(ctx: Context, query: string): Promise<Understood> {
  if (query.trim() === '') return { plan: 'everything', correctedQuery: null };
  const { parsed, factsOf } = await read(ctx, query);
  const mistyped = mistypedWords(parsed, factsOf);
  const instead = new Map((await Promise.all(mistyped.map((word) => meantWord(ctx, word)))).flat());
  if (instead.size === 0) return { plan: planSearch(parsed, factsOf), correctedQuery: null };
  const correctedQuery = rewriteQuery(query, parsed, instead);
  const corrected = await read(ctx, correctedQuery);
  return { plan: planSearch(corrected.parsed, corrected.factsOf), correctedQuery };
}

async function present(ctx: Context, rows: readonly ListedArticle[], plan: Understood['plan']): Promise<SearchHit[]> {
  const words = differentWords(rows.flatMap((row) => [row.title.text, row.abstractText]));
  const isMarked = plan !== null && plan !== 'everything';
  const wanted = new Set(isMarked ? await listMarkedWords(ctx.db, plan, words) : []);
  return rows.map((row) => ({
    ...presentSummary(row),
    markedTitleHtml: markHtml(row.title.html, wanted),
    excerptHtml: excerptHtml(row.abstractText, wanted, abstractPreviewLength),
  }));
}

/** What of the journals and years is asked for. */
interface Narrowed {
  readonly narrowing: Narrowing;
  readonly within: Within;
  readonly journals: readonly FacetJournal[];
  readonly page: ResultPage;
}

type Results = Pick<SearchResults, 'total' | 'isWhole' | 'facets'> & { readonly articleIds: readonly string[] };

/** Everything there is, the newest first: counted already. */
async function listEverything(ctx: Context, { narrowing, within, journals, page }: Narrowed): Promise<Results> {
  const counted = facetsOfEverything(await countEverything(ctx.db, within), journals, narrowing);
  return { ...counted, isWhole: true, articleIds: await listNewest(ctx.db, within, page) };
}

/**
 * The results of a plan and its facets. A facet is counted without its own filter, and not beyond the counting limit.
 * Filtered results that exceed the limit show that the unfiltered ones do too.
 */
async function findPlanned(ctx: Context, plan: SearchPlan, wanted: Narrowed): Promise<Results> {
  const { narrowing, within, journals, page } = wanted;
  const isNarrowed = Object.values(within).some((one) => one !== undefined);
  const { isWhole, total, articleIds, counts } = await findArticles(ctx.db, plan, within, page);
  const all = isNarrowed && isWhole ? await countFound(ctx.db, plan) : { isWhole, counts };
  if (all.isWhole) return { ...countFacets(all.counts, journals, narrowing), isWhole, articleIds };
  const { facets } = facetsOfEverything(await countEverything(ctx.db, within), journals, narrowing);
  return { total, isWhole, facets: withoutCounts(facets), articleIds };
}

const nothing = { total: 0, isWhole: true, facets: { journal: [], subject: [], year: [] }, articleIds: [] };

async function find(ctx: Context, plan: Understood['plan'], wanted: Narrowed): Promise<Results> {
  if (plan === 'everything') return listEverything(ctx, wanted);
  if (plan !== null) return findPlanned(ctx, plan, wanted);
  return { ...nothing, facets: countFacets([], wanted.journals, wanted.narrowing).facets };
}

/**
 * The requested journals; undefined if none is named. Former abbreviations count too, because people share addresses.
 */
async function journalsAskedFor(ctx: Context, { journal, subject }: Narrowing, all: readonly FacetJournal[]) {
  const asked = journal === undefined ? undefined : await findJournal(ctx.db, journal);
  if (asked === null) throw notFound('journal');
  const isWanted = (one: FacetJournal) =>
    (asked === undefined || one.id === asked.id) && (subject === undefined || one.subject === subject);
  const journalIds = asked || subject ? all.filter(isWanted).map(({ id }) => id) : undefined;
  return { abbreviation: asked?.abbreviation, journalIds };
}

/** Searches the published articles, and counts what would narrow the results down; a page beyond the last is not found. */
export async function searchArticles(ctx: Context, wish: Wish): Promise<SearchResults> {
  const { page, sort, year, subject } = wish;
  const [journals, { plan, correctedQuery }] = await Promise.all([listFacetJournals(ctx.db), understand(ctx, wish.q)]);
  const { abbreviation, journalIds } = await journalsAskedFor(ctx, wish, journals);
  const lastPage = mostFound / articlesPerPage;
  if (page > lastPage) throw notFound('page');
  const { articleIds, ...found } = await find(ctx, plan, {
    narrowing: { journal: abbreviation, subject, year },
    within: { journalIds, year },
    journals,
    page: { sort, limit: articlesPerPage, offset: (page - 1) * articlesPerPage },
  });
  const pageCount = Math.min(lastPage, Math.max(1, Math.ceil(found.total / articlesPerPage)));
  if (page > pageCount) throw notFound('page');
  const articles = await present(ctx, await listArticlesById(ctx.db, articleIds), plan);
  return { ...found, articles, page, pageCount, correctedQuery };
}
