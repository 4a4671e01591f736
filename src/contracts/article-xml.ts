import { defineCall, TextReply } from './call.ts';
import { jatsMediaType } from './jats-media-type.ts';
import { articlePlace } from './values.ts';

export const articleXml = {
  read: defineCall({
    method: 'GET',
    path: '/journal/:journalAbbreviation/:articleId/article.xml',
    summary: 'An article in JATS 1.3: with its body for callers with access, else front matter and references',
    access: 'visitor',
    credentials: 'bearer-or-cookie',
    params: articlePlace,
    mayMove: true,
    reply: TextReply,
    replyKind: 'text',
    mediaType: jatsMediaType,
  }),
} as const;
