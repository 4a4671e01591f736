import * as t from '../messages/contracts.ts';
import { z } from 'zod';
import { ArticleSummary } from './articles.ts';
import { defineCall } from './call.ts';
import { longestQuery, searchOrders, subjects } from './constants.ts';
import { pageNumber } from './values.ts';

/** A found article: its title with the words marked, and where the abstract has them; both are inline HTML. */
export const SearchHit = ArticleSummary.extend({ markedTitleHtml: z.string(), excerptHtml: z.string() });
export type SearchHit = z.infer<typeof SearchHit>;

/** One choice by which results can be narrowed down, and how many it would leave; null where more fits than is counted. */
export const Facet = z.object({ value: z.string(), label: z.string(), count: z.int().nullable() });
export type Facet = z.infer<typeof Facet>;

/** Each facet is counted as if it were not chosen itself, so that one can change from one choice to another. */
export const Facets = z.object({ journal: z.array(Facet), subject: z.array(Facet), year: z.array(Facet) });
export type Facets = z.infer<typeof Facets>;

export const SearchResults = z.object({
  articles: z.array(SearchHit),
  total: z.int(),
  /** Whether the total is all that fits; else it is at least as much, and the newest of it are listed. */
  isWhole: z.boolean(),
  page: z.int(),
  /** Pages of the listed results: a thousand articles at most. */
  pageCount: z.int(),
  facets: Facets,
  /** The words that were looked for instead, where no article has a word as it was typed. */
  correctedQuery: z.string().nullable(),
});
export type SearchResults = z.infer<typeof SearchResults>;

/** The search, with its filters and order. */
export const SearchQuery = z.object({
  q: z
    .string()
    .max(longestQuery, { error: () => t.searchTooLong({ max: longestQuery }) })
    .default(''),
  journal: z.string().max(100).optional(),
  subject: z.enum(subjects).optional(),
  year: z
    .string()
    .regex(/^\d{4}$/, { error: t.yearDigits })
    .optional(),
  sort: z.enum(searchOrders).default('relevance'),
  page: pageNumber,
});
export type SearchQuery = z.infer<typeof SearchQuery>;

export const search = {
  articles: defineCall({
    method: 'GET',
    path: '/api/journalArticle/search',
    summary: 'Searches published articles: all words, “a phrase”, one or the other, -without',
    access: 'visitor',
    caching: 'public',
    query: SearchQuery,
    reply: SearchResults,
  }),
} as const;
