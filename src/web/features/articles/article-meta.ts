import type { MetaDescriptor } from 'react-router';
import { journalFeedHref, pages } from '../../../contracts/pages.ts';
import { publicTitle } from '../../../contracts/withdrawal.ts';
import * as common from '../../../messages/common.ts';
import { feedLink, pageHead } from '../../ui/page-head.ts';
import { pageTitle } from '../../ui/page-title.ts';
import { articleHeadOf } from './article-head.ts';

/** What the heads of both tabs say of an article; the tab to read is the article's own address. */
export function articleMeta(matches: Parameters<typeof articleHeadOf>[0]): MetaDescriptor[] {
  const article = articleHeadOf(matches);
  if (!article) return [pageTitle(matches)];
  const modifiedOn = article.withdrawal?.withdrawnOn ?? article.corrections[0]?.correctedOn;
  const { journalAbbreviation, journalTitle } = article.articlePublishedJournal;
  return [
    ...pageHead(matches, {
      title: publicTitle(article.articleTitle, article),
      description: article.description,
      path: pages.article.href({ catId: journalAbbreviation, articleId: article.id }),
      type: 'article',
    }),
    { property: 'article:published_time', content: article.articlePublishedDate },
    ...(modifiedOn === undefined ? [] : [{ property: 'article:modified_time', content: modifiedOn }]),
    feedLink(common.latestArticlesOf({ journal: journalTitle }), journalFeedHref(journalAbbreviation)),
  ];
}
