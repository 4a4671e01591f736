import * as t from '../../../messages/doctor.ts';
import { isPublic } from '../../config.ts';
import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { payments } from '../../../contracts/payments.ts';
import { findProgram } from '../../ports/conversion/find-program.ts';
import { lookAtAccount } from '../../ports/payments/look-at-account.ts';
import { openStorage } from '../../ports/storage/open-storage.ts';
import { CannotLook } from './cannot-look.ts';
import { fault, ok, warn, type Check, type Finding } from './check.ts';
import type { Ground } from './ground.ts';

async function storeFinding({ config, facts }: Ground): Promise<Finding> {
  const where = config.s3 === null ? t.storeFolder() : t.storeBucket({ bucket: config.s3.bucket });
  // What a stranger makes there could not be removed by the product.
  const folder = statSync(config.dataDir, { throwIfNoEntry: false });
  if (folder === undefined) throw new CannotLook(t.dataFolderMissing());
  if (process.getuid !== undefined && process.getuid() !== folder.uid) throw new CannotLook(t.notDataOwner());
  const storage = await openStorage(config);
  const key = `dr/doctor-${randomUUID()}`;
  const written = `written by the doctor, ${key}`;
  try {
    await storage.write(key, Readable.from([Buffer.from(written)]));
    const read = await text(await storage.read(key));
    if (read !== written) return fault(t.storeCorrupts({ store: where }), t.checkStore());
  } catch (error) {
    const told = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const todo = config.s3 === null ? t.fixStoreFolder() : t.fixBucket();
    return fault(t.storeFailed({ store: where, reason: told instanceof Error ? told.message : String(told) }), todo);
  } finally {
    await storage.remove(key).catch(() => undefined);
  }
  // If the database cannot say whose it is, the store still works.
  const owner = await facts.storeMark().catch(() => null);
  return owner === null || (await storage.belongsTo(owner))
    ? ok(t.storeOk({ store: where }))
    : fault(t.storeOfOther({ store: where }), t.compareStore());
}

async function paymentsFinding({ config }: Ground): Promise<Finding> {
  const { stripe, siteUrl } = config;
  if (stripe === null) {
    const found = t.sandboxPayments();
    return isPublic(config) ? warn(found, t.setStripeKeys()) : ok(found);
  }
  const webhookUrl = siteUrl + payments.webhook.path;
  try {
    const { secretKey, server } = stripe;
    const { isLive, webhook } = await lookAtAccount({ secretKey, server, webhookUrl, patience: 4000 });
    if (webhook === 'missing' || webhook === 'disabled')
      return fault(t.webhookMissing({ url: webhookUrl, state: webhook }), t.createWebhook());
    if (!isLive && isPublic(config)) return warn(t.testKeys(), t.setLiveKeys());
    return ok(t.providerOk({ mode: isLive ? 'live' : 'test', webhook }));
  } catch (error) {
    return fault(
      t.providerFailed({ reason: error instanceof Error ? error.message : String(error) }),
      t.compareStripe(),
    );
  }
}

const fontFolders = ['/usr/share/fonts', '/usr/local/share/fonts', '/Library/Fonts'];

/** The finding about the program that converts Word documents to PDF. */
export function converterFinding(
  searchPath: string,
  hasFonts = fontFolders.some((folder) => existsSync(folder)),
): Finding {
  const program = findProgram('soffice', searchPath) ?? findProgram('libreoffice', searchPath);
  if (program === null) return warn(t.noLibreOffice(), 'apt-get install libreoffice-writer-nogui');
  return hasFonts
    ? ok(t.converterOk({ program }))
    : warn(t.noFonts({ program }), 'apt-get install fonts-dejavu fonts-liberation2 fonts-noto-core');
}

const settings = ['DATABASE_URL', 'DATA_DIR'];

export const workChecks: readonly Check[] = [
  {
    name: t.nameStore(),
    settings: ['DATA_DIR', 'S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    look: storeFinding,
  },
  {
    name: t.namePayments(),
    settings: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'SITE_URL'],
    look: paymentsFinding,
  },
  { name: t.nameWord(), look: ({ config }) => converterFinding(config.searchPath) },
  {
    name: t.nameAdministrators(),
    settings,
    async look({ facts }) {
      const count = await facts.administrators();
      return count > 0
        ? ok(t.administrators({ count }))
        : fault(t.noAdministrator(), 'npm run colophon -- admin create --email … --password -');
    },
  },
  {
    name: t.nameDemoAccounts(),
    settings: [...settings, 'DEMO', 'NODE_ENV'],
    async look({ config, facts }) {
      const open = await facts.demoAccounts();
      if (config.isDemo || open.length === 0) return ok(config.isDemo ? t.demoAccountsMeant() : t.demoAccountsClosed());
      return fault(t.demoAccountsOpen({ accounts: open.join(', ') }), t.newDatabase());
    },
  },
  {
    name: t.nameContent(),
    settings,
    async look({ config, facts }) {
      const delivered = await facts.deliveredTexts();
      if (!isPublic(config) || delivered.length === 0)
        return ok(delivered.length === 0 ? t.contentWritten() : t.contentOriginal());
      return warn(t.contentLeft({ parts: delivered.join(', '), count: delivered.length }), t.writeContent());
    },
  },
  {
    name: t.nameAuditLog(),
    settings,
    async look({ facts }) {
      const { compared, fault: wrong } = await facts.record();
      return wrong === null
        ? ok(t.auditLogOk({ count: compared }))
        : fault(t.auditLogWrong({ number: wrong }), t.checkAuditLog());
    },
  },
  {
    name: t.nameEmails(),
    settings,
    async look({ facts }) {
      const { givenUp, late } = await facts.emails();
      if (givenUp === 0 && late === 0) return ok(t.emailsOk());
      return warn(t.emailsFailed({ failed: givenUp, late }), t.seeOutbox());
    },
  },
  {
    name: t.nameJobs(),
    settings,
    async look({ facts }) {
      const { count, names } = await facts.lateJobs();
      return count === 0 ? ok(t.jobsOk()) : warn(t.jobsLate({ count, names: names.join(', ') }), t.checkLog());
    },
  },
];
