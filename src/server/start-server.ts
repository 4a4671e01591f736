import cluster from 'node:cluster';
import { platform } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as t from '../messages/file-responses.ts';
import type { Config } from './config.ts';
import type { Log } from './context.ts';
import { listenForPublicChanges } from './db/public-version.ts';
import { findSessionActor } from './domains/accounts/index.ts';
import { ownsStore } from './domains/files/index.ts';
import { bookEarlierPayments } from './domains/payments/index.ts';
import { writeOutUsage } from './domains/usage/index.ts';
import { admission, callBounds, pageBounds, sharing, uploadBounds, uploadsOfOne } from './http/admit.ts';
import { buildApp } from './http/build-app.ts';
import { inProcessApi } from './http/in-process-api.ts';
import { PageCache } from './http/page-cache/page-cache.ts';
import { Metrics } from './http/metrics.ts';
import { NewConnections } from './http/new-connections.ts';
import { jobHandlers } from './job-handlers.ts';
import { listeningFault } from './listening-address.ts';
import type { Parts } from './open-parts.ts';
import { pageRenderer, webApplication, type WebApplication, type WebBuild } from './pages/page-renderer.ts';
import { servePages } from './pages/serve-pages.ts';
import { inProject } from './project-folder.ts';
import { allRoutes } from './routes/all-routes.ts';

/** So many connections wait to be taken; whose finds no room is refused without a word, and the system tries again after 1, 3, 7 seconds. */
const connectionsInWaiting = 4096;

const buildFolder = inProject('build');

/** Loads the built web application once. */
async function productionBuild(): Promise<() => Promise<WebApplication>> {
  // The bundle is made by React Router; its exports are those that WebBuild states.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const build = (await import(pathToFileURL(path.join(buildFolder, 'server/index.js')).href)) as WebBuild;
  const application = Promise.resolve(webApplication(build, 'production'));
  return () => application;
}

type App = Awaited<ReturnType<typeof buildApp>>;

async function loadBuild(app: App, isDevelopment: boolean): Promise<() => Promise<WebApplication>> {
  if (!isDevelopment) return productionBuild();
  const { developmentBuild } = await import('./pages/development.ts');
  return developmentBuild(app);
}

async function listen(app: App, { port, host }: Config): Promise<void> {
  // Each worker has its own queue, which ends with it (decision 28).
  const reusePort = cluster.isWorker && platform() === 'linux';
  const address = { port, host, backlog: connectionsInWaiting, reusePort };
  try {
    await app.listen(address);
  } catch (error) {
    await app.close();
    throw error instanceof Error ? listeningFault(error, { port, host }) : error;
  }
}

/** Hears of what this and other processes change of what the public reads. */
async function hearChanges(parts: Parts, log: Log) {
  const version = await listenForPublicChanges(parts.databaseUrl, {
    onLost: (error) =>
      log.warn({ err: error }, 'Lost the connection that hears of public changes; cached pages count for a minute'),
    onChange: () => parts.replica.renew(),
  });
  parts.whenPublicChanges(() => version.bump());
  return version;
}

/** The doors of the process, and what `/metrics` tells of them. */
function openDoors(newConnections: NewConnections, metrics: Metrics) {
  const [calls, made] = [admission(callBounds, newConnections), admission(pageBounds, newConnections)];
  const uploads = admission(uploadBounds, null);
  const help =
    'what is worked on, what waits for its turn, and what was refused since the start because it was too much';
  metrics.add({ name: 'calls', help: `Calls: ${help}`, label: 'of', read: calls.figures });
  metrics.add({ name: 'uploads', help: `Uploads: ${help}`, label: 'of', read: uploads.figures });
  metrics.add({ name: 'pages_made', help: `Pages that are made: ${help}`, label: 'of', read: made.figures });
  return { calls, uploads, made };
}

/** Builds the HTTP server on the opened parts, starts the workers, and listens. */
export async function startServer(config: Config, parts: Parts, isDevelopment: boolean) {
  const system = (task: string) => parts.contextFor({ kind: 'system', task });
  // Before the first request: earlier payments get the earlier numbers.
  await bookEarlierPayments(system('start'));
  const routes = allRoutes(parts.payer);
  const metrics = new Metrics(config.metricsToken, parts.workers);
  for (const reading of parts.readings) metrics.add(reading);
  const newConnections = new NewConnections();
  const { calls, uploads, made } = openDoors(newConnections, metrics);
  const version = await hearChanges(parts, system('listen').log);
  const carrying = {
    contextFor: parts.contextFor,
    // Without hearing of changes we cannot know whether the replica has them.
    publicContext: () => (version.isHearing() ? parts.publicContext() : null),
    copyFailed: (error: unknown) => parts.replica.failed(error),
  };
  const cache = new PageCache(config.savedBytes, version);
  const app = await buildApp(config, routes, {
    ...carrying,
    findActor: (credential) => findSessionActor(parts.db, credential, parts.now()),
    limits: parts.limits,
    cache,
    admit: calls.admit,
    admitUpload: uploads.admit,
    shareUploads: sharing(uploadsOfOne, t.tooManyAtOnce({ count: uploadsOfOne })),
    siteUrl: config.siteUrl,
    metrics,
    newConnections,
    worker: parts.workers.number,
  });
  app.addHook('onClose', () => version.close());
  // No requests are left, and the database is still open.
  app.addHook('onClose', () => writeOutUsage(system('stop')));
  const render = pageRenderer(await loadBuild(app, isDevelopment), {
    paymentsMode: parts.payer === null ? 'live' : 'sandbox',
    api: inProcessApi(routes, carrying, cache),
    siteUrl: config.siteUrl,
  });
  await servePages(app, {
    render: (url) => made.admit(() => render(url)),
    cache,
    metrics,
    clientFolder: isDevelopment ? null : path.join(buildFolder, 'client'),
  });
  await parts.startWorkers(jobHandlers(parts, system));
  await ownsStore(system('start')).catch((error: unknown) =>
    app.log.error({ err: error }, 'The store of files could not be marked as this database’s'),
  );
  await listen(app, config);
  return app;
}
