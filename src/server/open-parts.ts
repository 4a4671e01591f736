import path from 'node:path';
import type { Config } from './config.ts';
import type { Actor, Context, Log } from './context.ts';
import { openDatabase } from './db/database.ts';
import { createDatabase } from './db/embedded/create-database.ts';
import { startEmbeddedPostgres } from './db/embedded/start-embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import { notifyPublicChange } from './in-transaction.ts';
import { openQueue } from './jobs/queue.ts';
import type { MailTransport, Outbox } from './ports/mail/mail-transport.ts';
import { outboxTransport } from './ports/mail/outbox-transport.ts';
import { smtpTransport } from './ports/mail/smtp-transport.ts';
import { openPayments } from './ports/payments/open-payments.ts';
import { folderStorage } from './ports/storage/folder-storage.ts';

export type Report = (step: string) => void;

const emptyOutbox: Outbox = { newest: () => Promise.resolve([]) };

/** The database: the configured one, or PostgreSQL under the data folder. */
async function openDatabaseServer(config: Config, log: Log, report: Report) {
  if (config.databaseUrl !== null) return { url: config.databaseUrl, stop: () => Promise.resolve() };
  report('Starting PostgreSQL');
  const server = await startEmbeddedPostgres({ dataDir: path.join(config.dataDir, 'postgres'), log: (line) => log.info({}, line) });
  return { url: await createDatabase(server.url, 'colophon'), stop: server.stop };
}

function openMail(config: Config): MailTransport & Outbox {
  if (config.smtpUrl !== null) return { ...smtpTransport(config.smtpUrl, config.mailFrom), ...emptyOutbox };
  return outboxTransport(path.join(config.dataDir, 'outbox'), `${config.siteName} <${config.mailFrom}>`);
}

export type Parts = Awaited<ReturnType<typeof openParts>>;

/** Opens the real parts behind every port, in order; `close` ends them in the opposite one. */
export async function openParts(config: Config, log: Log, report: Report) {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closePart of closers.splice(0).toReversed()) await closePart().catch((error: unknown) => log.error({ err: error }, 'A part did not close'));
  };
  try {
    const server = await openDatabaseServer(config, log, report);
    closers.push(server.stop);
    report('Bringing the database up to date');
    await migrate(server.url);
    const database = openDatabase(server.url, (error) => log.error({ err: error }, 'A database connection was lost'));
    closers.push(database.close);
    const storage = await folderStorage(path.join(config.dataDir, 'files'));
    const queue = await openQueue(server.url, log);
    closers.push(queue.close);
    const mail = openMail(config);
    const payments = await openPayments({
      stripe: config.stripe,
      dataDir: config.dataDir,
      webhookUrl: `http://127.0.0.1:${config.port}/api/stripe/webhook`,
      log,
    });
    closers.push(payments.close);
    let onPublicChange = () => {};
    const contextFor = (actor: Actor): Context => ({
      actor,
      db: database.db,
      storage,
      payments: payments.provider,
      jobs: queue.jobs,
      outbox: mail,
      site: {
        name: config.siteName,
        url: config.siteUrl,
        contactEmail: config.contactEmail,
        isDemo: config.isDemo,
        maxUploadBytes: config.maxUploadBytes,
      },
      log,
      now: () => new Date(),
      announcePublicChange: async () => {
        onPublicChange();
        await notifyPublicChange(database.db);
      },
    });
    return {
      databaseUrl: server.url,
      db: database.db,
      sandbox: payments.sandbox,
      contextFor,
      startWorkers: () => queue.work({ 'send-mail': (message) => mail.send(message) }),
      whenPublicChanges: (listener: () => void) => void (onPublicChange = listener),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
