import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from './config.ts';
import { StartError } from './errors.ts';
import { listenForPublicChanges } from './db/public-version.ts';
import { findSessionActor, writeAccountLetter } from './features/accounts/index.ts';
import { ownsStore } from './features/files/index.ts';
import { postLetter, postMail, readBounces } from './features/letters/index.ts';
import { composeLetter, sendDueMailings } from './features/mailings/index.ts';
import {
  checkAnonymity,
  compareWithPortal,
  lapseInvitations,
  makeReviewCopies,
  sendReminders,
} from './features/reviews/index.ts';
import { bookEarlierPayments } from './features/payments/index.ts';
import { sealRecords } from './features/records/index.ts';
import { sumUsage, writeOutUsage } from './features/usage/index.ts';
import { buildApp } from './http/build-app.ts';
import { inProcessApi } from './http/in-process-api.ts';
import type { Parts } from './open-parts.ts';
import { pageRenderer, type WebBuild } from './pages/page-renderer.ts';
import { servePages } from './pages/serve-pages.ts';
import { allRoutes } from './routes/all-routes.ts';
import { buildIssue, resumeBuilds, retireIssuePrice } from './features/issues/index.ts';
import { clearLeftovers } from './workflows/clear-leftovers.ts';
import { endIssueCheckouts } from './workflows/payments/end-issue-checkouts.ts';
import { compareWithProvider } from './workflows/payments/compare-with-provider.ts';
import { sendRefund } from './workflows/payments/send-refund.ts';
import { settleOpenOrders } from './workflows/payments/settle-open-orders.ts';

const buildFolder = path.resolve(import.meta.dirname, '../../build');

/** Loads the built web application once. */
async function productionBuild(): Promise<() => Promise<WebBuild>> {
  // The bundle is made by React Router; its exports are those that WebBuild states.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const build = (await import(pathToFileURL(path.join(buildFolder, 'server/index.js')).href)) as WebBuild;
  return () => Promise.resolve(build);
}

type App = Awaited<ReturnType<typeof buildApp>>;

async function loadBuild(app: App, isDevelopment: boolean): Promise<() => Promise<WebBuild>> {
  if (!isDevelopment) return productionBuild();
  const { developmentBuild } = await import('./pages/development.ts');
  return developmentBuild(app);
}

async function listen(app: App, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new StartError(`Port ${port} is taken by another program: set PORT to a free one`) : error;
  }
}

/** Builds the HTTP server on the opened parts, starts the workers, and listens. */
export async function startServer(config: Config, parts: Parts, isDevelopment: boolean) {
  const system = (task: string) => parts.contextFor({ kind: 'system', task });
  // Before anybody is served: what was paid earlier has the earlier numbers.
  await bookEarlierPayments(system('start'));
  const routes = allRoutes(parts.sandbox);
  const visitor = () => parts.contextFor({ kind: 'visitor' });
  const app = await buildApp(config, routes, {
    findActor: (credential) => findSessionActor(parts.db, credential, parts.now()),
    contextFor: parts.contextFor,
    limits: parts.limits,
    siteUrl: config.siteUrl,
  });
  const version = await listenForPublicChanges(parts.databaseUrl, (error) =>
    app.log.warn(
      { err: error },
      'Lost the connection that hears of public changes; pages are rendered afresh until it is back',
    ),
  );
  parts.whenPublicChanges(() => version.bump());
  app.addHook('onClose', () => version.close());
  // Nobody asks any more, and the database is still there.
  app.addHook('onClose', () => writeOutUsage(system('stop')));
  const render = pageRenderer(await loadBuild(app, isDevelopment), {
    mode: isDevelopment ? 'development' : 'production',
    paymentsMode: parts.sandbox === null ? 'live' : 'sandbox',
    api: inProcessApi(routes, visitor),
    siteUrl: config.siteUrl,
  });
  await servePages(app, { render, version, clientFolder: isDevelopment ? null : path.join(buildFolder, 'client') });
  await parts.startWorkers({
    'send-mail': (job) => postMail(system('send-mail'), job, composeLetter),
    'read-bounces': async () => {
      if (parts.bounceMailbox) await readBounces(system('read-bounces'), parts.bounceMailbox);
    },
    'send-refund': async ({ refundId }) => {
      await sendRefund(system('send-refund'), refundId);
    },
    'write-account-letter': (wanted) => writeAccountLetter(system('write-account-letter'), wanted),
    'clear-leftovers': () => clearLeftovers(system('clear-leftovers')),
    'settle-open-orders': () => settleOpenOrders(system('settle-open-orders')),
    'compare-with-provider': () => compareWithProvider(system('compare-with-provider')),
    'lapse-invitations': () => lapseInvitations(system('lapse-invitations')),
    'make-review-copies': ({ manuscriptId }) => makeReviewCopies(system('make-review-copies'), manuscriptId),
    'check-anonymity': (searched) => checkAnonymity(system('check-anonymity'), searched),
    'compare-with-portal': (compared) => compareWithPortal(system('compare-with-portal'), compared),
    'send-reminders': () => sendReminders(system('send-reminders')),
    'seal-records': () => sealRecords(system('seal-records')),
    'sum-usage': () => sumUsage(system('sum-usage')),
    'end-issue-checkouts': ({ fullIssueId }) => endIssueCheckouts(system('end-issue-checkouts'), fullIssueId),
    'retire-issue-price': ({ lookupKey }) => retireIssuePrice(system('retire-issue-price'), lookupKey),
    'build-issue': ({ buildId }) => buildIssue(system('build-issue'), buildId),
    'resume-issue-builds': () => resumeBuilds(system('resume-issue-builds')),
    'send-due-mailings': () => sendDueMailings(system('send-due-mailings')),
    'send-mailing-letter': ({ letterId }) => postLetter(system('send-mailing-letter'), letterId, composeLetter),
  });
  await ownsStore(system('start')).catch((error: unknown) =>
    app.log.error({ err: error }, 'The store of files could not be marked as this database’s'),
  );
  await listen(app, config);
  return app;
}
