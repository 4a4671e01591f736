import type { Context } from '../context.ts';
import { site, type Site } from '../../contracts/site.ts';
import { siteZone } from '../../contracts/site-zone.ts';
import { readContactEmail } from '../domains/site-content/index.ts';
import { answerOai } from '../workflows/harvesting/answer-oai.ts';
import { checkReadiness } from '../workflows/check-readiness.ts';
import { route, textRoute } from '../http/route.ts';
import { discovery } from '../../contracts/discovery.ts';
import { readAllArticlesFeed, readJournalFeed } from '../domains/articles/index.ts';
import {
  readRobots,
  readSitemap,
  readSitemapOfArticles,
  readSitemapOfPages,
} from '../workflows/reading/read-sitemaps.ts';

export const discoveryRoutes = [
  textRoute(discovery.allArticlesFeed, (ctx) => readAllArticlesFeed(ctx)),
  textRoute(discovery.journalFeed, (ctx, { params }) => readJournalFeed(ctx, params.journalAbbreviation)),
  textRoute(discovery.sitemap, (ctx) => readSitemap(ctx)),
  textRoute(discovery.sitemapOfPages, (ctx) => readSitemapOfPages(ctx)),
  textRoute(discovery.sitemapOfArticles, (ctx, { params }) => readSitemapOfArticles(ctx, params.part)),
  textRoute(discovery.oai, (ctx, { query }) => answerOai(ctx, query)),
  textRoute(discovery.oaiByForm, (ctx, { body }) => answerOai(ctx, body)),
  textRoute(discovery.robots, (ctx) => readRobots(ctx)),
];

function doisOf({ registrar }: Context): Site['dois'] {
  if (registrar.prefix === null) return 'none';
  return registrar.isConnected ? 'registered' : 'unregistered';
}

export const siteRoutes = [
  route(site.read, async (ctx) => ({
    name: ctx.site.name,
    url: ctx.site.url,
    contactEmail: await readContactEmail(ctx),
    timeZone: siteZone(),
    vatPercent: ctx.site.vat?.percent ?? null,
    paymentsMode: ctx.payments.mode,
    publishableKey: ctx.payments.publishableKey,
    maxUploadMegabytes: ctx.site.maxUploadBytes / 1024 / 1024,
    convertsWord: ctx.conversion.isAvailable,
    dois: doisOf(ctx),
    isDemo: ctx.site.isDemo,
  })),
  route(site.alive, async () => ({ status: 'ok' as const })),
  route(site.ready, (ctx) => checkReadiness(ctx)),
];
