import type { MetaDescriptor } from 'react-router';
import { doiHref } from '../../../contracts/doi-href.ts';
import { jatsMediaType } from '../../../contracts/jats-media-type.ts';
import { articleFileHref, dataciteHref, citationHref, journalFeedHref, pages } from '../../../contracts/pages.ts';
import { publicTitle } from '../../../contracts/withdrawal.ts';
import * as t from '../../../messages/articles.ts';
import * as common from '../../../messages/common.ts';
import * as open from '../../../messages/open-review.ts';
import { alternateLink, feedLink, pageHead } from '../../ui/page-head.ts';
import { pageTitle } from '../../ui/page-title.ts';
import { articleHeadOf, type ArticleHead } from './article-head.ts';
import { isCurrent, shownVersion } from './version-notice.tsx';

type Matches = Parameters<typeof articleHeadOf>[0];

/** What the head says of the article's published reviews, which have an address of their own. */
export const reviewsMeta = (matches: Matches): MetaDescriptor[] => articleMeta(matches, 'reviews');

const link = (rel: string, href: string, type?: string): MetaDescriptor => ({
  tagName: 'link',
  rel,
  href,
  ...(type !== undefined && { type }),
});

/** Links for machines that come to the page (Signposting, https://signposting.org): what it is, cites as, and consists of. */
function signposts(article: ArticleHead): MetaDescriptor[] {
  const { journalAbbreviation } = article.articlePublishedJournal;
  const citation = (format: 'bib' | 'ris' | 'json') => citationHref(journalAbbreviation, article.id, format);
  return [
    link('type', 'https://schema.org/ScholarlyArticle'),
    link('type', 'https://schema.org/AboutPage'),
    ...(article.doi === null ? [] : [link('cite-as', doiHref(article.doi))]),
    link('describedby', citation('bib'), 'application/x-bibtex'),
    link('describedby', citation('ris'), 'application/x-research-info-systems'),
    link('describedby', citation('json'), 'application/vnd.citationstyles.csl+json'),
    link('describedby', dataciteHref(journalAbbreviation, article.id), 'application/vnd.datacite.datacite+xml'),
    alternateLink(
      jatsMediaType,
      t.jatsXml(),
      articleFileHref(journalAbbreviation, article.id, 'xml', shownVersion(article)),
    ),
    ...(article.pdfURL === null ? [] : [link('item', article.pdfURL, 'application/pdf')]),
    ...(article.licenceUrl === null ? [] : [link('license', article.licenceUrl)]),
  ];
}

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
    ...(isCurrent(article) ? [] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'article:published_time', content: article.articlePublishedDate },
    ...(modifiedOn === undefined ? [] : [{ property: 'article:modified_time', content: modifiedOn }]),
    ...(tab === 'article' ? signposts(article) : []),
    feedLink(common.latestArticlesOf({ journal: journalTitle }), journalFeedHref(journalAbbreviation)),
  ];
}
