import { ArticleSummary } from './articles.ts';
import { defineCall } from './call.ts';
import { Id } from './values.ts';
import { z } from './zod-for-pages.ts';

/** Which articles cite which. */
export const citing = {
  citedBy: defineCall({
    method: 'GET',
    path: '/api/journalArticle/citedBy/:articleId',
    summary: 'The articles of this site that cite an article by its DOI: how many, and the newest',
    access: 'visitor',
    caching: 'public',
    changesWith: 'public-content',
    params: z.object({ articleId: Id }),
    reply: z.object({ count: z.int(), articles: z.array(ArticleSummary) }),
  }),
} as const;
