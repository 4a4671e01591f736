import { readingAddresses } from './reading-addresses.ts';
import { defineCall } from './call.ts';
import { Id } from './values.ts';
import { z } from './zod-for-pages.ts';

const Noted = z.object({ noted: z.literal(true) });

/** How often an article was used: what readers are shown, and what pages tell of themselves. */
export const usage = {
  ofArticle: defineCall({
    ...readingAddresses.usageOfArticle,
    summary: 'How often people looked at an article and downloaded its PDF, counted by the rules of COUNTER',
    access: 'visitor',
    caching: 'public',
    params: z.object({ articleId: Id }),
    reply: z.object({ views: z.int(), downloads: z.int() }),
  }),
  noteView: defineCall({
    ...readingAddresses.noteView,
    summary: 'Says that a page of an article stands before a reader; the server decides whether it counts',
    access: 'visitor',
    body: z.object({ articleId: Id, page: z.enum(['article', 'full-pdf']) }),
    reply: Noted,
  }),
  noteSearch: defineCall({
    ...readingAddresses.noteSearch,
    summary: 'Says that a reader has searched; the words are not told',
    access: 'visitor',
    reply: Noted,
  }),
} as const;
