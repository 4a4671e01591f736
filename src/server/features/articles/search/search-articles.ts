import { abstractPreviewLength, articlesPerPage, type SearchOrder } from '../../../../contracts/constants.ts';
import type { SearchHit, SearchResults } from '../../../../contracts/search.ts';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { findJournal } from '../../journals/index.ts';
import { listArticlesById, type ListedArticle } from '../article-store.ts';
import { presentSummary } from '../present-article.ts';
import { countFacets, type Narrowing } from './count-facets.ts';
import { differentWords, excerptHtml, markHtml } from './mark-words.ts';
import { nearestWords } from './nearest-words.ts';
import { parseQuery, termsOf } from './parse-query.ts';
import { mistypedWords, planSearch, rewriteQuery, type SearchPlan } from './plan-search.ts';
import { findArticles, listFacetJournals, listMarkedWords, listNearWords, readWordFacts } from './search-store.ts';

interface Wish extends Narrowing {
  readonly q: string;
  readonly sort: SearchOrder;
  readonly page: number;
}

/** How to search; `null` where nothing that was typed could be looked for. */
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

/** What was typed, word by word, with what the index knows of each. */
async function read(ctx: Context, query: string) {
  const parsed = parseQuery(query);
  const typed = new Set(termsOf(parsed).flatMap((term) => term.words.map(({ text }) => text)));
  const facts = await readWordFacts(ctx.db, [...typed]);
  return { parsed, factsOf: (word: string) => facts.get(word) };
}

/** Plans the search for what was typed; words that no article has are taken for the known words next to them. */
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

/** Searches the published articles, and counts what would narrow the results down; a page beyond the last is not found. */
export async function searchArticles(ctx: Context, wish: Wish): Promise<SearchResults> {
  const { page, sort, year } = wish;
  const [journals, { plan, correctedQuery }] = await Promise.all([listFacetJournals(ctx.db), understand(ctx, wish.q)]);
  // By an abbreviation that it had before, too: addresses of searches are shared.
  const asked = wish.journal === undefined ? undefined : await findJournal(ctx.db, wish.journal);
  if (asked === null) throw notFound('This journal');
  const isWanted = ({ id }: (typeof journals)[number]) => asked === undefined || id === asked.id;
  const journal = asked?.abbreviation;
  const journalIds = journals
    .filter((one) => isWanted(one) && (wish.subject === undefined || one.subject === wish.subject))
    .map(({ id }) => id);
  const place = { journalIds, year, sort, limit: articlesPerPage, offset: (page - 1) * articlesPerPage };
  const { counts, articleIds } =
    plan === null ? { counts: [], articleIds: [] } : await findArticles(ctx.db, plan, place);
  const { facets, total } = countFacets(counts, journals, { journal, subject: wish.subject, year });
  const pageCount = Math.max(1, Math.ceil(total / articlesPerPage));
  if (page > pageCount) throw notFound('This page');
  const articles = await present(ctx, await listArticlesById(ctx.db, articleIds), plan);
  return { articles, total, page, pageCount, facets, correctedQuery };
}
