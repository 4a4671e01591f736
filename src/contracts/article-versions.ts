import { FullText } from './article-parts.ts';
import { PublishedArticle } from './articles.ts';
import { defineCall, FileReply, TextReply } from './call.ts';
import { jatsMediaType } from './jats-media-type.ts';
import { readingAddresses } from './reading-addresses.ts';
import { articlePlace, Id } from './values.ts';
import { z } from './zod-for-pages.ts';

/** The first is 1; each correction that changes the article makes another. */
const version = z.coerce.number().int().min(1).max(100_000);
const ofVersion = z.object({ articleId: Id, version });
const file = {
  method: 'GET',
  access: 'visitor',
  credentials: 'bearer-or-cookie',
  params: articlePlace.extend({ version }),
  mayMove: true,
} as const;

/** The versions of a published article, each at an address that never changes. Who may read the current one may read them all. */
export const articleVersions = {
  single: defineCall({
    method: 'GET',
    path: '/api/journalArticle/version/:articleId/:version',
    summary: 'A version of a published article, in an array like the current one',
    access: 'visitor',
    caching: 'public',
    changesWith: 'public-content',
    params: ofVersion,
    reply: z.array(PublishedArticle),
  }),
  text: defineCall({
    ...readingAddresses.versionText,
    summary: 'The full text of a version, for those who may read it',
    access: 'visitor',
    params: ofVersion,
    reply: FullText,
  }),
  pdf: defineCall({
    ...file,
    path: '/journal/:journalAbbreviation/:articleId/version/:version/article.pdf',
    summary: 'The PDF of a version',
    reply: FileReply,
    replyKind: 'file',
  }),
  epub: defineCall({
    ...file,
    path: '/journal/:journalAbbreviation/:articleId/version/:version/article.epub',
    summary: 'A version as EPUB 3',
    reply: FileReply,
    replyKind: 'file',
  }),
  zip: defineCall({
    ...file,
    path: '/journal/:journalAbbreviation/:articleId/version/:version/article.zip',
    summary: 'A version in JATS 1.3 with its pictures',
    reply: FileReply,
    replyKind: 'file',
  }),
  xml: defineCall({
    ...file,
    path: '/journal/:journalAbbreviation/:articleId/version/:version/article.xml',
    summary: 'A version in JATS 1.3: with its body for callers with access',
    reply: TextReply,
    replyKind: 'text',
    mediaType: jatsMediaType,
  }),
} as const;
