import { z } from 'zod';
import { defineCall, TextReply } from './call.ts';

const kept = { reply: TextReply, replyKind: 'text', caching: 'public', changesWith: 'public-content' } as const;
const rss = { ...kept, mediaType: 'application/rss+xml' } as const;
const xml = { ...kept, mediaType: 'application/xml' } as const;

const harvested = { reply: TextReply, replyKind: 'text', mediaType: 'text/xml', takesAnyText: true } as const;

/** What lets feed readers and search engines find the articles. */
export const discovery = {
  allArticlesFeed: defineCall({
    method: 'GET',
    path: '/all_articles.rss',
    summary: 'The latest articles of all journals as RSS, with Dublin Core and PRISM',
    access: 'visitor',
    ...rss,
  }),
  journalFeed: defineCall({
    method: 'GET',
    path: '/journal/:journalAbbreviation/articles.rss',
    summary: 'The latest articles of one journal as RSS, with Dublin Core and PRISM',
    access: 'visitor',
    params: z.object({ journalAbbreviation: z.string().max(100) }),
    mayMove: true,
    ...rss,
  }),
  sitemap: defineCall({
    method: 'GET',
    path: '/sitemap.xml',
    summary: 'All public addresses; a list of sitemaps if one file would be too long',
    access: 'visitor',
    ...xml,
  }),
  sitemapOfPages: defineCall({
    method: 'GET',
    path: '/sitemap-pages.xml',
    summary: 'Addresses of the site and its journals',
    access: 'visitor',
    ...xml,
  }),
  sitemapOfArticles: defineCall({
    method: 'GET',
    path: '/sitemap-articles-:part.xml',
    summary: 'Addresses of articles, by page',
    access: 'visitor',
    params: z.object({ part: z.coerce.number().int().min(1).max(50_000) }),
    ...xml,
  }),
  oai: defineCall({
    method: 'GET',
    path: '/oai',
    summary: 'OAI-PMH 2.0 for harvesters: sets by journal and subject; Dublin Core, JATS, DataCite',
    access: 'visitor',
    query: z.looseObject({}),
    ...harvested,
  }),
  oaiByForm: defineCall({
    method: 'POST',
    path: '/oai',
    summary: 'The same, with the arguments in a form',
    access: 'visitor',
    bodyKind: 'form',
    body: z.looseObject({}),
    ...harvested,
  }),
  robots: defineCall({
    method: 'GET',
    path: '/robots.txt',
    summary: 'What search engines may visit',
    access: 'visitor',
    reply: TextReply,
    replyKind: 'text',
    mediaType: 'text/plain',
    caching: 'public',
  }),
} as const;
