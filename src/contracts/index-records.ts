import { z } from 'zod';
import { defineCall, TextReply } from './call.ts';
import { articlePlace } from './values.ts';

/** As many articles a file for an index has at most. */
export const mostIndexRecords = 1000;

const xml = { reply: TextReply, replyKind: 'text', mediaType: 'application/xml', access: 'visitor' } as const;

/** Articles in the forms of single indexes. */
export const indexRecords = {
  ofJournal: defineCall({
    method: 'GET',
    path: '/journal/:journalAbbreviation/articles-for-:index.xml',
    summary: 'The articles of a journal as DOAJ or PubMed takes them, by days of publication; at most 1,000',
    params: z.object({ journalAbbreviation: z.string().max(100), index: z.enum(['doaj', 'pubmed']) }),
    query: z.object({ from: z.iso.date().optional(), until: z.iso.date().optional() }),
    ...xml,
    // Not `changesWith`: what is cached is sent without the name of its file.
    caching: 'public',
  }),
  datacite: defineCall({
    method: 'GET',
    path: '/journal/:journalAbbreviation/:articleId/datacite.xml',
    summary: 'An article in DataCite’s metadata schema 4.7',
    params: articlePlace,
    mayMove: true,
    ...xml,
    caching: 'public',
    changesWith: 'public-content',
  }),
} as const;
