import { discovery } from '../../contracts/discovery.ts';
import { readAllArticlesFeed, readJournalFeed } from '../domains/articles/index.ts';
import { textRoute } from '../http/route.ts';
import { readRobots } from '../workflows/reading/read-robots.ts';
import { readSitemap, readSitemapOfArticles, readSitemapOfPages } from '../workflows/reading/read-sitemaps.ts';

export const discoveryRoutes = [
  textRoute(discovery.allArticlesFeed, (ctx) => readAllArticlesFeed(ctx)),
  textRoute(discovery.journalFeed, (ctx, { params }) => readJournalFeed(ctx, params.journalAbbreviation)),
  textRoute(discovery.sitemap, (ctx) => readSitemap(ctx)),
  textRoute(discovery.sitemapOfPages, (ctx) => readSitemapOfPages(ctx)),
  textRoute(discovery.sitemapOfArticles, (ctx, { params }) => readSitemapOfArticles(ctx, params.part)),
  textRoute(discovery.robots, (ctx) => readRobots(ctx)),
];
