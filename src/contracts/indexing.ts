import { refusalCauses } from './dois.ts';
import { defineCall } from './call.ts';
import { Id } from './values.ts';
import { z } from './zod-for-pages.ts';

/** Where a journal wants to be found; `scholar`: Google Scholar, `pubmed`: PubMed and PubMed Central. */
export const indexes = ['crossref', 'doaj', 'pubmed', 'scholar', 'scopus', 'plan-s'] as const;
export type Index = (typeof indexes)[number];

/** What indexes ask of a journal and of the site. */
export const journalRequirements = [
  'issn',
  'aims',
  'guidelines',
  'board',
  'reviewers',
  'five-a-year',
  'twenty-five',
  'two-years',
  'encrypted',
  'crossref-account',
  'notice-policy',
  'outside-archive',
] as const;
export type JournalRequirement = (typeof journalRequirements)[number];

/** What indexes ask of each article. */
export const articleRequirements = [
  'open',
  'licence',
  'doi',
  'doi-accepted',
  'authors',
  'abstract',
  'english',
  'affiliation',
  'institution',
  'orcid',
  'references',
  'full-text',
  'pdf',
] as const;
export type ArticleRequirement = (typeof articleRequirements)[number];

export const requirements = [...journalRequirements, ...articleRequirements] as const;
export type Requirement = (typeof requirements)[number];

/** What some indexes ask for, and how much of it is missing. */
const AskedFor = z.object({
  requirement: z.enum(requirements),
  required: z.array(z.enum(indexes)),
  advised: z.array(z.enum(indexes)),
  /** Of a journal’s requirement 1 or 0; of an article’s the number of articles. */
  missing: z.int(),
  /** The newest of these articles. */
  articles: z.array(z.object({ id: Id, title: z.string() })),
});
export type AskedFor = z.infer<typeof AskedFor>;

export const IndexingReport = z.object({
  journalId: Id,
  journalTitle: z.string(),
  journalAbbreviation: z.string(),
  /** Null for the whole journal. */
  article: z.object({ id: Id, title: z.string() }).nullable(),
  /** Published and not withdrawn. */
  articleCount: z.int(),
  askedFor: z.array(AskedFor),
  /** The DOIs that Crossref refused last, each with what is wrong. */
  refusedDois: z.array(
    z.object({ articleId: Id, title: z.string(), doi: z.string(), cause: z.enum(refusalCauses), message: z.string() }),
  ),
});
export type IndexingReport = z.infer<typeof IndexingReport>;

/** What indexes ask of a journal, computed from what there is. */
export const indexing = {
  report: defineCall({
    method: 'GET',
    path: '/api/editorial/settings/:journalId/indexing',
    summary: 'What indexes ask of a journal and its articles, and what is missing; for its editors in chief, too',
    access: 'user',
    params: z.object({ journalId: Id }),
    query: z.object({ article: Id.optional() }),
    reply: IndexingReport,
  }),
} as const;
