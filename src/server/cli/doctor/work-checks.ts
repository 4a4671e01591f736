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
  const where = config.s3 === null ? 'The folder of files' : `The bucket ${config.s3.bucket}`;
  // What a stranger makes there could not be removed by the product.
  const folder = statSync(config.dataDir, { throwIfNoEntry: false });
  if (folder === undefined) throw new CannotLook('the folder of data is not there.');
  if (process.getuid !== undefined && process.getuid() !== folder.uid)
    throw new CannotLook('this is not the account that owns the folder of data.');
  const storage = await openStorage(config);
  const key = `dr/doctor-${randomUUID()}`;
  const written = `written by the doctor, ${key}`;
  try {
    await storage.write(key, Readable.from([Buffer.from(written)]));
    const read = await text(await storage.read(key));
    if (read !== written) return fault(`${where} gives back other bytes than it was given.`, 'Look at the store.');
  } catch (error) {
    const told = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const todo =
      config.s3 === null
        ? 'Let the account of the product write there, and make room.'
        : 'Compare S3_ENDPOINT, S3_BUCKET and the keys.';
    return fault(`${where} cannot be used: ${told instanceof Error ? told.message : String(told)}`, todo);
  } finally {
    await storage.remove(key).catch(() => undefined);
  }
  // Where the database cannot say whose it is, the store works all the same.
  const owner = await facts.storeMark().catch(() => null);
  return owner === null || (await storage.belongsTo(owner))
    ? ok(`${where} takes files, gives them back and removes them.`)
    : fault(
        `${where} belongs to another database.`,
        'Compare DATABASE_URL with DATA_DIR or S3_BUCKET: nothing is cleared there until they fit.',
      );
}

async function paymentsFinding({ config }: Ground): Promise<Finding> {
  const { stripe, siteUrl } = config;
  if (stripe === null) {
    const found = 'Cards are taken by the sandbox: no money moves.';
    return isPublic(config) ? warn(found, 'Set the three keys of docs/payments.md before others buy.') : ok(found);
  }
  const webhookUrl = siteUrl + payments.webhook.path;
  try {
    const { secretKey, server } = stripe;
    const { isLive, webhook } = await lookAtAccount({ secretKey, server, webhookUrl, patience: 4000 });
    if (webhook === 'missing' || webhook === 'disabled')
      return fault(
        `The provider takes our key, and its webhook to ${webhookUrl} is ${webhook === 'missing' ? 'not there' : 'turned off'}: payments are noticed late.`,
        'Make it at the provider as docs/payments.md says, and set its secret.',
      );
    if (!isLive && isPublic(config))
      return warn('The keys are of the test mode: no money moves.', 'Set the live keys before others buy.');
    return ok(
      `The provider takes our key (${isLive ? 'live' : 'test'} mode)${webhook === 'unseen' ? '; the key may not look at webhooks' : ' and has our webhook'}.`,
    );
  } catch (error) {
    return fault(
      `The provider: ${error instanceof Error ? error.message : String(error)}`,
      'Compare STRIPE_SECRET_KEY, and look whether the provider can be reached from here.',
    );
  }
}

const fontFolders = ['/usr/share/fonts', '/usr/local/share/fonts', '/Library/Fonts'];

/** What is said of the program that makes PDFs of Word documents. */
export function converterFinding(
  searchPath: string,
  hasFonts = fontFolders.some((folder) => existsSync(folder)),
): Finding {
  const program = findProgram('soffice', searchPath) ?? findProgram('libreoffice', searchPath);
  if (program === null)
    return warn(
      'LibreOffice is not there: Word manuscripts do not become PDFs by themselves.',
      'apt-get install libreoffice-writer-nogui',
    );
  return hasFonts
    ? ok(`${program} makes PDFs of Word documents.`)
    : warn(
        `${program} is there, and no fonts: its PDFs would look wrong.`,
        'apt-get install fonts-dejavu fonts-liberation2 fonts-noto-core',
      );
}

const settings = ['DATABASE_URL', 'DATA_DIR'];

export const workChecks: readonly Check[] = [
  {
    name: 'Store of files',
    settings: ['DATA_DIR', 'S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    look: storeFinding,
  },
  {
    name: 'Payments',
    settings: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'SITE_URL'],
    look: paymentsFinding,
  },
  { name: 'Word documents', look: ({ config }) => converterFinding(config.searchPath) },
  {
    name: 'Administrators',
    settings,
    async look({ facts }) {
      const count = await facts.administrators();
      return count > 0
        ? ok(`${count} ${count === 1 ? 'account' : 'accounts'} can administer the site.`)
        : fault('Nobody can administer the site.', 'npm run colophon -- admin create --email … --password -');
    },
  },
  {
    name: 'Accounts of the demo',
    settings: [...settings, 'DEMO', 'NODE_ENV'],
    async look({ config, facts }) {
      const open = await facts.demoAccounts();
      if (config.isDemo || open.length === 0) return ok(config.isDemo ? 'They are meant to be open.' : 'None is open.');
      return fault(
        `Anybody can log in as ${open.join(', ')}: their password stands in the README.`,
        'Begin the real site with a database of its own: a new DATA_DIR, or an empty one in DATABASE_URL.',
      );
    },
  },
  {
    name: 'Texts of the site',
    settings,
    async look({ config, facts }) {
      const delivered = await facts.deliveredTexts();
      if (!isPublic(config) || delivered.length === 0)
        return ok(
          delivered.length === 0 ? 'All of them were written here.' : 'They are as they were delivered, for a trial.',
        );
      return warn(
        `${delivered.join(', ')} still ${delivered.length === 1 ? 'is' : 'are'} as delivered, with a house and people that there are not.`,
        'An administrator writes them in the tab Website of the dashboard.',
      );
    },
  },
  {
    name: 'Record',
    settings,
    async look({ facts }) {
      const { compared, fault: wrong } = await facts.record();
      return wrong === null
        ? ok(`The last ${compared} entries are as they were written.`)
        : fault(
            `Entry ${wrong} is not as it was written.`,
            'npm run colophon check-record, and find out who has changed the database.',
          );
    },
  },
  {
    name: 'Emails',
    settings,
    async look({ facts }) {
      const { givenUp, late } = await facts.letters();
      if (givenUp === 0 && late === 0) return ok('No email was given up within a week, and none waits for hours.');
      return warn(
        `${givenUp} emails were given up within a week, and ${late} have waited for more than three hours.`,
        'The Outbox in the dashboard says why each.',
      );
    },
  },
  {
    name: 'Jobs',
    settings,
    async look({ facts }) {
      const { count, names } = await facts.lateJobs();
      return count === 0
        ? ok('No work is late.')
        : warn(
            `${count} jobs should have begun a quarter of an hour ago: ${names.join(', ')}.`,
            'Look whether the product runs, and at its log.',
          );
    },
  },
];
