export { articleNumber } from './article-number.ts';
export { authorName } from './author-name.ts';
export {
  countArticles,
  findImported,
  insertArticle,
  updateArticle,
  type NewArticle,
  type NewArticleText,
} from './article-store.ts';
export { requestDeposit } from './doi/doi-store.ts';
export { mintDoi } from './doi/mint-doi.ts';
export { registerDois } from './doi/register-dois.ts';
export type { JatsArticle } from './jats/jats-article.ts';
export { readArticleFile } from './jats/read-article-file.ts';
export { UnreadableArticle } from './jats/unreadable-article.ts';
export { inlineHtml, paragraphsHtml } from './plain-text-html.ts';
export { readArticlePage, readPublishedArticle, readPublishedArticles, readRelatedArticles } from './read-articles.ts';
export { downloadArticlePdf, readEntitlement } from './read-article-pdf.ts';
export { entitlementTo } from './reading-entitlement.ts';
export { readBibtex, readCitations, readRis } from './citation/read-citations.ts';
export { readAllArticlesFeed, readJournalFeed } from './feed/read-feeds.ts';
export { eachArticlePlace, listLastChanges } from './sitemap-store.ts';
export { setArticleAccess } from './set-article-access.ts';
export { searchArticles } from './search/search-articles.ts';
export { withdrawArticle } from './withdraw-article.ts';
