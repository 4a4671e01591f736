import { defineCall, FileReply } from './call.ts';
import { FullText } from './article-parts.ts';
import { readingAddresses } from './reading-addresses.ts';
import { articlePlace, Id } from './values.ts';
import { z } from './zod-for-pages.ts';

const file = { credentials: 'bearer-or-cookie', params: articlePlace, mayMove: true, replyKind: 'file' } as const;

/** An article as files that are made from its record. */
export const articleFiles = {
  epub: defineCall({
    method: 'GET',
    path: '/journal/:journalAbbreviation/:articleId/article.epub',
    summary: 'An article as EPUB 3 for callers with access (401 or 402 without); 404 without full text',
    access: 'visitor',
    ...file,
    reply: FileReply,
  }),
  zip: defineCall({
    method: 'GET',
    path: '/journal/:journalAbbreviation/:articleId/article.zip',
    summary: 'An article in JATS 1.3 with its pictures for callers with access (401 or 402 without)',
    access: 'visitor',
    ...file,
    reply: FileReply,
  }),
  text: defineCall({
    ...readingAddresses.text,
    summary: 'The full text of an article with its headings, for those who may read it; refused as its PDF is',
    access: 'visitor',
    params: z.object({ articleId: Id }),
    reply: FullText,
  }),
} as const;
