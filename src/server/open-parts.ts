import path from 'node:path';
import { payments as paymentCalls } from '../contracts/payments.ts';
import type { Config } from './config.ts';
import type { Actor, Context, Log } from './context.ts';
import { openDatabase, type Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabaseServer } from './db/open-database-server.ts';
import { postgresLocks } from './db/postgres-locks.ts';
import { notifyPublicChange } from './in-transaction.ts';
import { readSecret } from './features/files/index.ts';
import { openQueue } from './jobs/queue.ts';
import type { Reading } from './http/metrics.ts';
import { openConverter } from './ports/conversion/open-converter.ts';
import type { DocumentInspector } from './ports/inspection/document-inspector.ts';
import { imapMailbox } from './ports/mail/bounce-mailbox.ts';
import { openMail } from './ports/mail/open-mail.ts';
import { noLimits } from './ports/limits/call-limits.ts';
import { postgresLimits } from './ports/limits/postgres-limits.ts';
import { forOnePerson } from './ports/payments/for-one-person.ts';
import { noPayments } from './ports/payments/no-payments.ts';
import { openPayments } from './ports/payments/open-payments.ts';
import { tusUploads } from './ports/resumable/tus-uploads.ts';
import { openStorage } from './ports/storage/open-storage.ts';

interface Opening {
  readonly log: Log;
  /** Says each step to the person who waits. */
  readonly report: (step: string) => void;
  /** A command works beside a running server: it joins its database and takes no payments. */
  readonly role: 'server' | 'command';
  /** Looks into documents; it is closed with the other parts. */
  readonly inspection: DocumentInspector;
  readonly now: () => Date;
}

/** Where this process answers itself, whatever the site's address outside is. */
function ownAddress({ host, port }: Config): string {
  const reachable = ['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

/** What tells our sessions from those of other sites on the same account of the provider, whatever the site's address is. */
const readSiteMark = async (db: Database) => (await readSecret(db, 'payment-site')).toString('base64url');

function openOwnPayments(config: Config, site: string, log: Log) {
  const { stripe, dataDir, sandboxWebhooks } = config;
  const webhookUrl = ownAddress(config) + paymentCalls.webhook.path;
  return openPayments({ stripe, site, dataDir, webhookUrl, sandboxWebhooks, log });
}

/** Ends what was opened, the last first; a part that fails to close does not keep the others open. */
function closerOf(closers: (() => Promise<unknown>)[], log: Log) {
  return async () => {
    for (const closePart of closers.splice(0).toReversed()) {
      await closePart().catch((error: unknown) => log.error({ err: error }, 'A part did not close'));
    }
  };
}

async function openEach(config: Config, opening: Opening, closers: (() => Promise<unknown>)[]) {
  const { log, report, inspection, role } = opening;
  closers.push(() => inspection.close());
  const server = await openDatabaseServer({ ...config, role, report, log: (line) => log.info({}, line) });
  closers.push(server.stop);
  report('Bringing the database up to date');
  await migrate(server.url);
  const database = openDatabase(server.url, (error) => log.error({ err: error }, 'A database connection was lost'));
  closers.push(() => database.close());
  const storage = await openStorage(config);
  const locks = await postgresLocks(server.url, (error) => log.warn({ err: error }, 'The locks of uploads were lost'));
  closers.push(() => locks.close());
  const resumable = await tusUploads(path.join(config.dataDir, 'uploads-in-progress'), locks);
  const conversion = openConverter(config.searchPath);
  closers.push(() => conversion.close());
  const mail = openMail(config, await readSecret(database.db, 'return-paths'));
  closers.push(() => mail.close());
  const queue = await openQueue(server.url, log);
  closers.push(() => queue.close());
  const payments =
    opening.role === 'command' ? noPayments : await openOwnPayments(config, await readSiteMark(database.db), log);
  closers.push(() => payments.close());
  const limits = config.hasLimits ? postgresLimits(database.pool) : noLimits;
  return {
    databaseUrl: server.url,
    db: database.db,
    pool: database.pool,
    limits,
    storage,
    resumable,
    inspection,
    conversion,
    queue,
    mail,
    payments,
  };
}

/** Opens the real parts behind every port, in order; `close` ends them in the opposite one. */
export async function openParts(config: Config, opening: Opening) {
  const closers: (() => Promise<unknown>)[] = [];
  const close = closerOf(closers, opening.log);
  const parts = await openEach(config, opening, closers).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const { db, pool, storage, resumable, inspection, conversion, queue, mail, payments } = parts;
  let onPublicChange = () => {};
  const { siteName: name, siteUrl: url, contactEmail, isDemo, maxUploadBytes, counterRegistryRecord } = config;
  const contextFor = (actor: Actor): Context => ({
    actor,
    db,
    storage,
    inspection,
    conversion,
    resumable,
    payments: actor.kind === 'user' ? forOnePerson(payments.provider) : payments.provider,
    jobs: queue.jobs,
    mail,
    site: { name, url, firstContactEmail: contactEmail, isDemo, maxUploadBytes, counterRegistryRecord },
    log: opening.log,
    now: opening.now,
    renewPages: () => onPublicChange(),
    announcePublicChange: async () => {
      onPublicChange();
      await notifyPublicChange(db);
    },
  });
  const readings: Reading[] = [
    {
      name: 'database_connections',
      help: 'Connections of this process to the database, and how many queries wait for one',
      label: 'state',
      read: () => ({ open: pool.totalCount, idle: pool.idleCount, wanted: pool.waitingCount }),
    },
    {
      name: 'jobs_waiting',
      help: 'Jobs that wait to be done now',
      label: 'job',
      read: () => queue.countWaiting(),
    },
  ];
  return {
    readings,
    databaseUrl: parts.databaseUrl,
    db,
    limits: parts.limits,
    now: opening.now,
    sandbox: payments.sandbox,
    contextFor,
    /** Where other servers' reports come in; null: they are handed in. */
    bounceMailbox: config.imapUrl === null ? null : imapMailbox(config.imapUrl),
    startWorkers: queue.work,
    whenPublicChanges: (listener: () => void) => void (onPublicChange = listener),
    close,
  };
}

export type Parts = Awaited<ReturnType<typeof openParts>>;
