import { articles } from '../../contracts/articles.ts';
import {
  downloadArticlePdf,
  readArticlePage,
  readEntitlement,
  readPublishedArticle,
  readPublishedArticles,
  readRelatedArticles,
} from '../features/articles/index.ts';
import { fileRoute, route } from '../http/route.ts';

export const articleRoutes = [
  route(articles.published, (ctx) => readPublishedArticles(ctx)),
  route(articles.publishedOfJournal, (ctx, { params }) => readPublishedArticles(ctx, params.journalAbbreviation)),
  route(articles.single, (ctx, { params }) => readPublishedArticle(ctx, params.articleId)),
  route(articles.page, (ctx, { query }) => readArticlePage(ctx, query)),
  route(articles.related, (ctx, { params }) => readRelatedArticles(ctx, params.articleId)),
  route(articles.entitlement, (ctx, { params }) => readEntitlement(ctx, params.articleId)),
  fileRoute(articles.pdf, (ctx, { params }) => downloadArticlePdf(ctx, params.articleId)),
];
