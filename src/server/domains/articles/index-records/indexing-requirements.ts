import {
  articleRequirements,
  requirements,
  type AskedFor,
  type ArticleRequirement,
  type Index,
  type JournalRequirement,
  type Requirement,
} from '../../../../contracts/indexing.ts';

/** What a journal and this site are, as far as indexes ask. */
export interface IndexingFacts {
  readonly issn: string | null;
  readonly hasAims: boolean;
  readonly hasGuidelines: boolean;
  /** Members of the board. */
  readonly board: number;
  /** Reports that a decision needs; 0 without peer review. */
  readonly reviewers: number;
  readonly articles: number;
  readonly articlesOfLastYear: number;
  /** The day of the first publication; null without one. */
  readonly since: string | null;
  /** Today, as 2026-11-29. */
  readonly today: string;
  readonly siteUrl: string;
  readonly hasCrossrefAccount: boolean;
  readonly hasNoticePolicy: boolean;
}

const twoYearsBefore = (day: string) => `${Number(day.slice(0, 4)) - 2}${day.slice(4)}`;

const isMet: Readonly<Record<JournalRequirement, (facts: IndexingFacts) => boolean>> = {
  issn: ({ issn }) => issn !== null,
  aims: ({ hasAims }) => hasAims,
  guidelines: ({ hasGuidelines }) => hasGuidelines,
  board: ({ board }) => board >= 5,
  reviewers: ({ reviewers }) => reviewers >= 2,
  'five-a-year': ({ articlesOfLastYear }) => articlesOfLastYear >= 5,
  'twenty-five': ({ articles }) => articles >= 25,
  'two-years': ({ since, today }) => since !== null && since <= twoYearsBefore(today),
  encrypted: ({ siteUrl }) => siteUrl.startsWith('https://'),
  'crossref-account': ({ hasCrossrefAccount }) => hasCrossrefAccount,
  'notice-policy': ({ hasNoticePolicy }) => hasNoticePolicy,
  // Colophon sends its archive nowhere.
  'outside-archive': () => false,
};

/** Which index demands what, and which only advises it: DOAJ’s guide to applying, PMC’s and Scopus’ criteria, Plan S’ technical guidance. */
const askedBy: Readonly<Record<Requirement, { required: Index[]; advised?: Index[] }>> = {
  issn: { required: ['doaj', 'pubmed', 'scopus'], advised: ['crossref'] },
  aims: { required: ['doaj', 'pubmed', 'scopus'] },
  guidelines: { required: ['doaj'], advised: ['scopus'] },
  board: { required: ['doaj', 'scopus'], advised: ['pubmed'] },
  reviewers: { required: ['doaj', 'scopus', 'plan-s'], advised: ['pubmed'] },
  'five-a-year': { required: ['doaj'] },
  'twenty-five': { required: ['pubmed'] },
  'two-years': { required: ['pubmed', 'scopus'] },
  encrypted: { required: ['doaj'], advised: ['crossref', 'scholar', 'plan-s'] },
  'crossref-account': { required: ['crossref'] },
  'notice-policy': { required: [], advised: ['crossref'] },
  'outside-archive': { required: ['plan-s'], advised: ['doaj', 'crossref'] },
  open: { required: ['doaj', 'plan-s'] },
  licence: { required: ['doaj', 'plan-s'], advised: ['crossref', 'pubmed'] },
  doi: { required: ['crossref', 'plan-s'], advised: ['doaj', 'scopus'] },
  'doi-accepted': { required: ['crossref'] },
  authors: { required: ['scholar', 'pubmed', 'scopus'] },
  abstract: { required: ['scholar', 'scopus'], advised: ['crossref', 'doaj', 'pubmed'] },
  english: { required: ['scopus', 'pubmed'] },
  affiliation: { required: ['scopus'], advised: ['crossref', 'doaj', 'pubmed'] },
  institution: { required: [], advised: ['crossref', 'plan-s'] },
  orcid: { required: [], advised: ['crossref', 'doaj', 'plan-s'] },
  references: { required: ['scopus'], advised: ['crossref'] },
  'full-text': { required: ['pubmed'], advised: ['plan-s'] },
  pdf: { required: ['scholar'], advised: ['crossref'] },
};

/** The articles that miss something: how many, and the newest of them. */
export type ArticleGaps = Readonly<Record<ArticleRequirement, Pick<AskedFor, 'missing' | 'articles'>>>;

const isOfArticles = (requirement: Requirement): requirement is ArticleRequirement =>
  articleRequirements.some((one) => one === requirement);

/** What indexes ask of a journal and its articles; without facts only of articles, without gaps only of the journal. */
export function askedOf(facts: IndexingFacts | null, gaps: ArticleGaps | null): AskedFor[] {
  return requirements.flatMap((requirement) => {
    const { required, advised = [] } = askedBy[requirement];
    const asked = { requirement, required, advised };
    if (isOfArticles(requirement)) return gaps === null ? [] : [{ ...asked, ...gaps[requirement] }];
    return facts === null ? [] : [{ ...asked, missing: isMet[requirement](facts) ? 0 : 1, articles: [] }];
  });
}
