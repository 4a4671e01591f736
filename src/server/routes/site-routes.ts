import { site } from '../../contracts/site.ts';
import { readContactEmail } from '../domains/site-texts/index.ts';
import { checkReadiness } from '../workflows/check-readiness.ts';
import { route } from '../http/route.ts';

export const siteRoutes = [
  route(site.read, async (ctx) => ({
    name: ctx.site.name,
    url: ctx.site.url,
    contactEmail: await readContactEmail(ctx),
    paymentsMode: ctx.payments.mode,
    publishableKey: ctx.payments.publishableKey,
    maxUploadMegabytes: ctx.site.maxUploadBytes / 1024 / 1024,
    convertsWord: ctx.conversion.isAvailable,
    isDemo: ctx.site.isDemo,
  })),
  route(site.alive, async () => ({ status: 'ok' as const })),
  route(site.ready, (ctx) => checkReadiness(ctx)),
];
