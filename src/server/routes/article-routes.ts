import { articles } from '../../contracts/articles.ts';
import { search } from '../../contracts/search.ts';
import {
  readArticlePage,
  readCitations,
  readEntitlement,
  readPublishedArticle,
  readPublishedArticles,
  readRelatedArticles,
  searchArticles,
} from '../features/articles/index.ts';
import { openArticlePdf, takeReference } from '../features/usage/index.ts';
import { fileRoute, route, textRoute } from '../http/route.ts';

export const articleRoutes = [
  route(articles.published, (ctx) => readPublishedArticles(ctx)),
  route(articles.publishedOfJournal, (ctx, { params }) => readPublishedArticles(ctx, params.journalAbbreviation)),
  route(articles.single, (ctx, { params }) => readPublishedArticle(ctx, params.articleId)),
  route(articles.page, (ctx, { query }) => readArticlePage(ctx, query)),
  route(articles.related, (ctx, { params }) => readRelatedArticles(ctx, params.articleId)),
  route(articles.entitlement, (ctx, { params }) => readEntitlement(ctx, params.articleId)),
  fileRoute(articles.pdf, (ctx, { params }, { visit }) => openArticlePdf(ctx, params, visit)),
  route(articles.citations, (ctx, { params }) => readCitations(ctx, params.articleId)),
  textRoute(articles.bibtex, (ctx, { params }, { visit }) => takeReference(ctx, 'bibtex', params.articleId, visit)),
  textRoute(articles.ris, (ctx, { params }, { visit }) => takeReference(ctx, 'ris', params.articleId, visit)),
  route(search.articles, (ctx, { query }) => searchArticles(ctx, query)),
];
