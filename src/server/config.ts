import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { defaultZone, isZone } from '../contracts/site-zone.ts';
import { Email, NewPassword } from '../contracts/values.ts';
import * as t from '../messages/settings.ts';
import { databaseSettingFaults, databaseSettings, readDatabaseSettings } from './database-settings.ts';
import { doiSettingFaults, doiSettings, readDoiSettings, readWorksUrl } from './doi-settings.ts';
import { StartError } from './errors.ts';
import { mailSettingFaults, mailSettings, readMailSettings } from './mail-settings.ts';
import { orcidSettingFaults, orcidSettings, readOrcidSettings } from './orcid-settings.ts';
import { paymentSettingFaults, paymentSettings, readStripeKeys, readVat } from './payment-settings.ts';
import { misspeltSettings } from './misspelt-settings.ts';
import { missingOf, type SettingFault } from './setting-fault.ts';
import { readStorageSettings, storageSettingFaults, storageSettings } from './storage-settings.ts';

const text = z.string().trim().min(1);
const webAddress = z
  .url({ protocol: /^https?$/, error: t.httpAddress(), abort: true })
  .refine((url) => new URL(url).search === '' && new URL(url).hash === '', t.noQuery())
  .transform((url) => url.replace(/\/+$/, ''));
const flag = z.stringbool({ error: t.onOff() });

/** `on`, or the addresses and networks of the proxies that may name the client. */
const trustedProxies = z.union(
  [flag, text.regex(/^((loopback|linklocal|uniquelocal|[\d.]+(\/\d+)?|[\da-f:]*:[\da-f:.]*(\/\d+)?)(\s*,\s*|$))+$/i)],
  { error: t.onOffOrAddresses() },
);

/** More processes than that on one machine were never tried. */
const mostWorkers = 64;

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
  PORT: z.coerce.number({ error: t.portNumber() }).int().min(1).max(65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  WORKERS: z.coerce.number({ error: t.processCount() }).int().min(1).max(mostWorkers).optional(),
  DRAIN_SECONDS: z.coerce.number({ error: t.seconds() }).min(0).max(60).default(0),
  SITE_URL: webAddress.optional(),
  SITE_NAME: text.regex(/^\P{Cc}{1,60}$/u, t.siteName()).default('Colophon'),
  SITE_TIME_ZONE: text.refine(isZone, t.timeZone()).default(defaultZone),
  DATA_DIR: text.default('data'),
  ...databaseSettings,
  ...mailSettings,
  CONTACT_EMAIL: Email.default('contact@colophon.example'),
  ...paymentSettings,
  ...storageSettings,
  ...doiSettings,
  ...orcidSettings,
  ADMIN_EMAIL: Email.optional(),
  ADMIN_PASSWORD: NewPassword.optional(),
  DEMO: flag.optional(),
  MAX_UPLOAD_MB: z.coerce.number({ error: t.megabytes() }).int().min(1).max(2000).default(50),
  COUNTER_REGISTRY_RECORD: text
    .regex(/^https:\/\/registry\.countermetrics\.org\/platform\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, {
      error: t.counterRegistry(),
    })
    .optional(),
  TRUST_PROXY: trustedProxies.optional(),
  CALL_LIMITS: flag.default(true),
  PAGE_CACHE_MB: z.coerce.number({ error: t.megabytes() }).int().min(0).max(4000).default(16),
  PATH: z.string().default(''),
  METRICS_TOKEN: z
    .string()
    .trim()
    .regex(/^[\w-]{20,200}$/, t.token())
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
});

/** Every setting by its name, with its type and default. */
export const settings = Environment.shape;

/** The configuration is wrong; `faults` holds a line for each setting at fault. */
export class ConfigurationError extends StartError {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(t.faults({ count: faults.length, list: faults.map((fault) => `  - ${fault}`).join('\n') }));
    this.name = 'ConfigurationError';
    this.faults = faults;
  }
}

type Settings = z.output<typeof Environment>;

/** Settings that contradict each other; those that are invalid on their own count as given, without a value. */
const faultsTogether = (env: Settings, isGiven: (name: string) => boolean): SettingFault[] => [
  ...missingOf(['ADMIN_EMAIL', 'ADMIN_PASSWORD'], isGiven),
  ...databaseSettingFaults(isGiven),
  ...paymentSettingFaults(env, isGiven),
  ...mailSettingFaults(env, isGiven),
  ...storageSettingFaults(isGiven),
  ...doiSettingFaults(isGiven),
  ...orcidSettingFaults(isGiven),
];

function configOf(env: Settings) {
  const isProduction = env.NODE_ENV === 'production';
  const isDemo = !isProduction && (env.DEMO ?? env.DATABASE_URL === undefined);
  return {
    port: env.PORT,
    host: env.HOST,
    /** Null: as many as the machine has cores. */
    workers: env.WORKERS ?? null,
    drainSeconds: env.DRAIN_SECONDS,
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    siteName: env.SITE_NAME,
    timeZone: env.SITE_TIME_ZONE,
    dataDir: path.resolve(env.DATA_DIR),
    ...readDatabaseSettings(env),
    ...readMailSettings(env),
    contactEmail: env.CONTACT_EMAIL,
    stripe: readStripeKeys(env),
    legalName: env.LEGAL_NAME ?? env.SITE_NAME,
    vat: readVat(env),
    s3: readStorageSettings(env),
    dois: readDoiSettings(env),
    worksUrl: readWorksUrl(env),
    orcid: readOrcidSettings(env),
    sandboxWebhooks: env.SANDBOX_WEBHOOKS ?? null,
    firstAdministrator:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : null,
    isDemo,
    isProduction,
    counterRegistryRecord: env.COUNTER_REGISTRY_RECORD ?? '',
    maxUploadBytes: env.MAX_UPLOAD_MB * 1024 * 1024,
    trustProxy: env.TRUST_PROXY ?? null,
    hasLimits: env.CALL_LIMITS,
    savedBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN ?? null,
    searchPath: env.PATH,
  };
}

export type Config = ReturnType<typeof configOf>;

/** How many processes serve the site: as many as were asked for, or one for each core. */
export const workersOf = ({ workers }: Config): number => workers ?? Math.min(availableParallelism(), mostWorkers);

/** Whether others use the site: its address is none of this machine. */
export const isPublic = ({ siteUrl }: Config): boolean =>
  !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(siteUrl).hostname);

/** Where this process answers itself, whatever the site's address outside is. */
export function ownAddress({ host, port }: Config): string {
  const reachable = ['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

const without = (given: Readonly<Record<string, string>>, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !names.has(name)));

/** The valid settings, and what is wrong with the others. */
export function readSoundConfig(environment: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(Object.entries(environment).filter((one): one is [string, string] => !!one[1]));
  const issues = Environment.safeParse(given).error?.issues ?? [];
  const wrongAlone = new Set(issues.map(({ path: [name] }) => String(name)));
  const together = faultsTogether(Environment.parse(without(given, wrongAlone)), (name) => name in given);
  const wrong = new Set([...wrongAlone, ...together.flatMap(({ settings: names }) => names)]);
  return {
    config: configOf(Environment.parse(without(given, wrong))),
    faults: [
      ...misspeltSettings(environment, Object.keys(settings)),
      ...issues.map(({ path: [name], message }) => `${String(name)}: ${message}`),
      ...together.map(({ fault }) => fault),
    ],
    wrong,
  };
}

/** Reads and checks the environment; throws one ConfigurationError that lists every fault. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const { config, faults } = readSoundConfig(environment);
  if (faults.length > 0) throw new ConfigurationError(faults);
  return config;
}
