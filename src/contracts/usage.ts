import { readingAddresses } from './reading-addresses.ts';
import { defineCall } from './call.ts';
import { Id } from './values.ts';
import { z } from './zod-for-pages.ts';

const Noted = z.object({ noted: z.literal(true) });

/** How often an article was used: what readers are shown, and what pages tell of themselves. */
export const usage = {
  ofArticle: defineCall({
    ...readingAddresses.usageOfArticle,
    summary: 'Views and downloads of an article, counted by the COUNTER rules',
    access: 'visitor',
    caching: 'public',
    params: z.object({ articleId: Id }),
    reply: z.object({ views: z.int(), downloads: z.int() }),
  }),
  noteView: defineCall({
    ...readingAddresses.noteView,
    summary: 'Reports a view of an article page; the server decides whether it counts',
    access: 'visitor',
    body: z.object({ articleId: Id, page: z.enum(['article', 'full-pdf']) }),
    reply: Noted,
  }),
  noteSearch: defineCall({
    ...readingAddresses.noteSearch,
    summary: 'Reports a search, without its words',
    access: 'visitor',
    reply: Noted,
  }),
} as const;
