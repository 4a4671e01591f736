import type { MetaDescriptor } from 'react-router';
import { jatsMediaType } from '../../../contracts/jats-media-type.ts';
import { articleXmlHref, journalFeedHref, pages } from '../../../contracts/pages.ts';
import { publicTitle } from '../../../contracts/withdrawal.ts';
import * as t from '../../../messages/articles.ts';
import * as common from '../../../messages/common.ts';
import * as open from '../../../messages/open-review.ts';
import { alternateLink, feedLink, pageHead } from '../../ui/page-head.ts';
import { pageTitle } from '../../ui/page-title.ts';
import { articleHeadOf } from './article-head.ts';

type Matches = Parameters<typeof articleHeadOf>[0];

/** What the head says of the article's published reviews, which have an address of their own. */
export const reviewsMeta = (matches: Matches): MetaDescriptor[] => articleMeta(matches, 'reviews');

/** What the heads of the tabs to read say of an article; their address is the article's own. */
export function articleMeta(matches: Matches, tab: 'article' | 'reviews' = 'article'): MetaDescriptor[] {
  const article = articleHeadOf(matches);
  if (!article) return [pageTitle(matches)];
  const modifiedOn = article.withdrawal?.withdrawnOn ?? article.corrections[0]?.correctedOn;
  const { journalAbbreviation, journalTitle } = article.articlePublishedJournal;
  const title = publicTitle(article.articleTitle, article);
  return [
    ...pageHead(matches, {
      title: tab === 'article' ? title : open.reviewsOf({ title }),
      description: article.description,
      path: (tab === 'article' ? pages.article : pages.articleReviews).href({
        catId: journalAbbreviation,
        articleId: article.id,
      }),
      type: 'article',
    }),
    { property: 'article:published_time', content: article.articlePublishedDate },
    ...(modifiedOn === undefined ? [] : [{ property: 'article:modified_time', content: modifiedOn }]),
    ...(tab === 'article'
      ? [alternateLink(jatsMediaType, t.jatsXml(), articleXmlHref(journalAbbreviation, article.id))]
      : []),
    feedLink(common.latestArticlesOf({ journal: journalTitle }), journalFeedHref(journalAbbreviation)),
  ];
}
