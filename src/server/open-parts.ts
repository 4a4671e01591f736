import { setSiteZone } from '../contracts/site-zone.ts';
import type { Config } from './config.ts';
import { actorName, type Actor, type Context, type Log } from './context.ts';
import { openDatabase, peoplesPatience, type Database } from './db/database.ts';
import { openMigratedDatabase } from './db/open-migrated-database.ts';
import { wholeShare, type ConnectionShare } from './db/connection-share.ts';
import { postgresLocks } from './db/postgres-locks.ts';
import { noReplica, openReplica, type Replica } from './db/replica/open-replica.ts';
import { notifyPublicChange } from './in-transaction.ts';
import { readSecret } from './domains/files/index.ts';
import { openQueue } from './jobs/queue.ts';
import type { Reading } from './http/metrics.ts';
import { openConverter } from './ports/conversion/open-converter.ts';
import type { DocumentInspector } from './ports/inspection/document-inspector.ts';
import { noOtherWorkers, type Workers } from './ports/workers/workers.ts';
import { imapMailbox } from './ports/mail/bounce-mailbox.ts';
import { openMail } from './ports/mail/open-mail.ts';
import { noLimits } from './ports/limits/call-limits.ts';
import { postgresLimits } from './ports/limits/postgres-limits.ts';
import { forOnePerson } from './ports/payments/for-one-person.ts';
import { noPayments, openPayments } from './ports/payments/open-payments.ts';
import { ownWebhook } from './ports/payments/refused-event.ts';
import type { SandboxAddress } from './ports/payments/sandbox/start-sandbox.ts';
import { openOrcid } from './ports/orcid/open-orcid.ts';
import { openRegistrar } from './ports/registrar/open-registrar.ts';
import { openWorkSearch } from './ports/work-search/open-work-search.ts';
import { openPartials } from './ports/resumable/open-partials.ts';
import { tusUploads } from './ports/resumable/tus-uploads.ts';
import { openStorage } from './ports/storage/open-storage.ts';

interface Opening {
  readonly log: Log;
  /** Says each step to the person who waits. */
  readonly report: (step: string) => void;
  /**
   * A command runs next to a server: it joins its database and takes no payments. A worker is one of several server
   * processes; the primary has opened the database for them.
   */
  readonly role: 'server' | 'command' | 'worker';
  /** Looks into documents; it is closed with the other parts. */
  readonly inspection: DocumentInspector;
  readonly now: () => Date;
  /** The other processes, and what this one shares with them. */
  readonly workers?: Workers;
  readonly connections?: ConnectionShare;
  readonly currentSandbox?: SandboxAddress | null;
}

/** So many of the processes of a machine do jobs: the mail server and the provider are not asked over more lines than that. */
const mostAtJobs = 2;
const doesJobs = ({ number }: Workers) => number === null || number <= mostAtJobs;

/** What tells our sessions from those of other sites on the same account of the provider, whatever the site's address is. */
const readSiteMark = async (db: Database) => (await readSecret(db, 'payment-site')).toString('base64url');

function openOwnPayments(config: Config, site: string, { log, currentSandbox = null }: Opening) {
  const { stripe, dataDir, sandboxWebhooks } = config;
  return openPayments({ stripe, site, currentSandbox, dataDir, webhookUrl: ownWebhook(config), sandboxWebhooks, log });
}

async function openDatabaseFor(config: Config, { role, log, report }: Opening) {
  if (role === 'worker' && config.databaseUrl !== null)
    return {
      url: config.databaseUrl,
      directUrl: config.databaseDirectUrl ?? config.databaseUrl,
      stop: () => Promise.resolve(),
    };
  const opening = { ...config, role: role === 'command' ? 'command-on-site' : 'server', report } as const;
  return openMigratedDatabase({ ...opening, log });
}

/** Ends what was opened, the last first; a part that fails to close does not keep the others open. */
function closerOf(closers: (() => Promise<unknown>)[], log: Log) {
  return async () => {
    for (const closePart of closers.splice(0).toReversed()) {
      await closePart().catch((error: unknown) => log.error({ err: error }, 'A part did not close'));
    }
  };
}

/** A direct address is only set when there is a pooler, which the replica then has too. */
const isPooled = ({ databaseDirectUrl }: Config) => databaseDirectUrl !== null;

function openReplicaFor(config: Config, opening: Opening, primary: ReturnType<typeof openDatabase>['pool']) {
  const { role, log, connections = wholeShare } = opening;
  const { databaseReplicaUrl: url } = config;
  if (url === null || role === 'command') return noReplica;
  return openReplica(url, primary, { log, most: connections.pool, isPooled: isPooled(config) });
}

async function openEach(config: Config, opening: Opening, closers: (() => Promise<unknown>)[]) {
  const { log, inspection, workers = noOtherWorkers(), connections = wholeShare } = opening;
  closers.push(() => inspection.close());
  const server = await openDatabaseFor(config, opening);
  closers.push(server.stop);
  const onLost = (error: Error) => log.error({ err: error }, 'A database connection was lost');
  const bounds = opening.role === 'command' ? {} : peoplesPatience;
  const database = openDatabase(server.url, onLost, { bounds, most: connections.pool, isPooled: isPooled(config) });
  closers.push(() => database.close());
  const replica = openReplicaFor(config, opening, database.pool);
  closers.push(() => replica.close());
  const storage = await openStorage(config);
  const locks = await postgresLocks(server.directUrl, (error) =>
    log.warn({ err: error }, 'The locks of uploads were lost'),
  );
  closers.push(() => locks.close());
  const resumable = tusUploads(await openPartials(config), locks);
  const conversion = openConverter(config.searchPath, workers.locks);
  closers.push(() => conversion.close());
  const queue = await openQueue(server.directUrl, log, { connections: connections.queue, works: doesJobs(workers) });
  const mail = openMail(config, await readSecret(database.db, 'return-paths'), () => {
    log.info({}, 'The mail server is back');
    queue.hurryEmails().catch((error: unknown) => log.warn({ err: error }, 'The letters take their time'));
  });
  // The queue releases its emails before the mail transport closes.
  closers.push(() => mail.close());
  closers.push(() => queue.close());
  const payments =
    opening.role === 'command' ? noPayments : await openOwnPayments(config, await readSiteMark(database.db), opening);
  closers.push(() => payments.close());
  const limits = config.hasLimits ? postgresLimits(database.pool) : noLimits;
  return {
    workers,
    databaseUrl: server.directUrl,
    replica,
    db: database.db,
    pool: database.pool,
    limits,
    storage,
    resumable,
    inspection: inspection.drawingWith(conversion),
    conversion,
    queue,
    mail,
    payments,
  };
}

/** A visitor's context on the replica, while that holds everything public. */
const publicContextOf = (replica: Replica, contextFor: (actor: Actor) => Context) => (): Context | null => {
  const copy = replica.reading();
  return copy === null ? null : { ...contextFor({ kind: 'visitor' }), db: copy };
};

/** The state of the database, its replica and the jobs. */
const readingsOf = ({ pool, queue, replica }: Awaited<ReturnType<typeof openEach>>): Reading[] => [
  {
    name: 'database_connections',
    help: 'Connections of the pools to the database, and how many queries wait for one',
    label: 'state',
    read: () => ({ open: pool.totalCount, idle: pool.idleCount, wanted: pool.waitingCount }),
  },
  {
    name: 'jobs_waiting',
    help: 'Jobs that wait to be done now',
    label: 'job',
    together: 'same',
    read: () => queue.countWaiting(),
  },
  {
    name: 'database_replica',
    help: 'Whether public reading asks the replica, and how often it did and the replica failed it; nothing without a replica',
    label: 'of',
    read: () => replica.figures(),
  },
];

/** Makes contexts of the opened parts; what they announce reaches the listener, and the other processes of this machine. */
function contextsOf(config: Config, opening: Opening, parts: Awaited<ReturnType<typeof openEach>>) {
  const { workers, db, storage, resumable, inspection, conversion, queue, mail, payments } = parts;
  const registrar = openRegistrar(config.dois);
  const [orcid, workSearch] = [openOrcid(config), openWorkSearch(config)];
  let onPublicChange = () => {};
  const renewPages = async () => {
    onPublicChange();
    await workers.askOthers('renew-pages');
  };
  workers.whenAsked('renew-pages', () => Promise.resolve(onPublicChange()));
  const {
    siteName: name,
    siteUrl: url,
    contactEmail,
    legalName,
    vat,
    isDemo,
    maxUploadBytes,
    counterRegistryRecord,
  } = config;
  const contextFor = (actor: Actor, givenUp?: AbortSignal): Context => ({
    actor,
    db,
    primary: db,
    replicaState: parts.replica.state,
    storage,
    inspection: inspection.onBehalfOf({ account: actorName(actor), givenUp }),
    conversion: conversion.onBehalfOf({ account: actorName(actor), givenUp }),
    resumable,
    locks: workers.locks,
    payments: actor.kind === 'user' ? forOnePerson(payments.provider) : payments.provider,
    jobs: queue.jobs,
    mail,
    registrar,
    orcid,
    workSearch,
    site: { name, url, firstContactEmail: contactEmail, legalName, vat, isDemo, maxUploadBytes, counterRegistryRecord },
    log: opening.log,
    now: opening.now,
    renewPages,
    announcePublicChange: async () => {
      await renewPages();
      await notifyPublicChange(db);
    },
  });
  return { contextFor, whenPublicChanges: (listener: () => void) => void (onPublicChange = listener) };
}

/** Opens the real parts behind every port, in order; `close` ends them in the opposite one. */
export async function openParts(config: Config, opening: Opening) {
  setSiteZone(config.timeZone);
  const closers: (() => Promise<unknown>)[] = [];
  const close = closerOf(closers, opening.log);
  const parts = await openEach(config, opening, closers).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const { contextFor, whenPublicChanges } = contextsOf(config, opening, parts);
  const { workers, db, queue, payments } = parts;
  return {
    readings: readingsOf(parts),
    databaseUrl: parts.databaseUrl,
    replica: parts.replica,
    publicContext: publicContextOf(parts.replica, contextFor),
    db,
    limits: parts.limits,
    now: opening.now,
    sandbox: payments.sandbox,
    payer: payments.payer,
    workers,
    contextFor,
    /** Where other servers' reports come in; null: they are handed in. */
    bounceMailbox: config.imapUrl === null ? null : imapMailbox(config.imapUrl),
    startWorkers: queue.work,
    /** No new job is begun from then on. */
    restWorkers: queue.rest,
    whenPublicChanges,
    close,
  };
}

export type Parts = Awaited<ReturnType<typeof openParts>>;
