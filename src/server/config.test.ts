import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { ConfigurationError, readConfig, readSoundConfig, workersOf } from './config.ts';

test('issue 9: settings that are wrong stop the start, all of them in one list', () => {
  const wrong = {
    PORT: 'http',
    SITE_URL: 'journals.example.org',
    SITE_TIME_ZONE: 'Dubai',
    DATABASE_URL: 'mysql://localhost/colophon',
    TRUST_PROXY: 'everybody',
    MAX_UPLOAD_MB: '0',
    WORKERS: '0',
    DRAIN_SECONDS: 'long',
    IMAP_URL: 'mail.example.org',
    ADMIN_EMAIL: 'editor@example.org',
    LOG_LEVEL: 'loud',
  };
  const refused: unknown = (() => {
    try {
      return readConfig(wrong);
    } catch (error) {
      return error;
    }
  })();
  if (!(refused instanceof ConfigurationError)) throw new Error('The settings were taken');
  for (const name of [
    'PORT',
    'SITE_URL',
    'SITE_TIME_ZONE',
    'DATABASE_URL',
    'TRUST_PROXY',
    'MAX_UPLOAD_MB',
    'WORKERS',
    'DRAIN_SECONDS',
    'IMAP_URL',
    'ADMIN_PASSWORD',
    'LOG_LEVEL',
  ])
    expect(
      refused.faults.filter((fault) => fault.startsWith(name)),
      name,
    ).toHaveLength(1);
  for (const fault of refused.faults) expect(refused.message).toContain(`- ${fault}`);
});

test('issue 9: what is misspelt is no setting, and is said with all other faults, those of settings that belong together among them', () => {
  const wrong = {
    DATABSE_URL: 'postgres://x',
    SITE_NMAE: 'Press',
    NODE_ENV: 'prod',
    PORT: '80x',
    DKIM_DOMAIN: 'example.org',
  };
  const faults = [
    'DATABSE_URL: unknown setting; did you mean DATABASE_URL?',
    'SITE_NMAE: unknown setting',
    'NODE_ENV',
    'PORT',
    'DKIM',
  ];
  for (const fault of faults) expect(() => readConfig(wrong)).toThrow(`- ${fault}`);
  expect(readConfig({ HOSTNAME: 'press', TMPDIR: '/tmp', DATA: 'x', PORTS: '1', WORKER: '1' }).port).toBe(3000);
});

test('issue 9: what is left out because it is wrong is no fault of the settings beside it, and the rest is still judged', () => {
  const key = { DKIM_DOMAIN: 'example.org', DKIM_SELECTOR: 'press', DKIM_PRIVATE_KEY: 'x' };
  const environment = { SMTP_URL: 'mail.example.org', MAIL_FROM: 'press', IMAP_URL: 'imap://a:b@mail', ...key };
  const { faults, wrong, config } = readSoundConfig({ ...environment, S3_BUCKET: 'x', S3_REGION: 'here' });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([
    'SMTP_URL',
    'MAIL_FROM',
    'S3_BUCKET',
    'DKIM_PRIVATE_KEY',
    'BOUNCE_DOMAIN',
    'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY',
  ]);
  expect([...wrong]).toEqual(expect.arrayContaining(['DKIM_DOMAIN', 'IMAP_URL', 'S3_BUCKET', 'SMTP_URL']));
  expect([config.smtpUrl, config.imapUrl, config.dkim, config.s3]).toEqual([null, null, null, null]);
});

test('the demo’s accounts, whose password everybody knows, are never on in production, whatever DEMO says', () => {
  expect(readConfig({ NODE_ENV: 'production', DEMO: 'on', SANDBOX_PAYMENTS: 'on' }).isDemo).toBe(false);
  expect(readConfig({ DEMO: 'on' }).isDemo).toBe(true);
  expect(readConfig({ DATABASE_URL: 'postgres://localhost/colophon' }).isDemo).toBe(false);
});

test('nobody outside this machine is listened to, and no proxy believed, unless a setting says so', () => {
  const { host, trustProxy, hasLimits } = readConfig({});
  expect([host, trustProxy, hasLimits]).toEqual(['127.0.0.1', null, true]);
});

test.each(['0', '65', '1.5', 'many'])('issue 9: %s is no number of workers', (given) => {
  expect(() => readConfig({ WORKERS: given })).toThrow(/- WORKERS: /);
});

test('issue 9: there is a worker for each core, unless WORKERS says otherwise', () => {
  expect(workersOf(readConfig({}))).toBe(availableParallelism());
  expect(workersOf(readConfig({ WORKERS: '3' }))).toBe(3);
});

test('decision 23: where nobody says otherwise a file has at most 50 MB', () => {
  expect(readConfig({}).maxUploadBytes).toBe(50 * 1024 * 1024);
  expect(readConfig({ MAX_UPLOAD_MB: '51' }).maxUploadBytes).toBe(51 * 1024 * 1024);
});

const orcidClient = { ORCID_CLIENT_ID: 'APP-1', ORCID_CLIENT_SECRET: 'a-secret' };
const registrar = { DOI_PREFIX: '10.5555', CROSSREF_USERNAME: 'office', CROSSREF_PASSWORD: 'x' };

test.each([
  [{ CROSSREF_USERNAME: 'office', CROSSREF_PASSWORD: 'x' }, /^DOI_PREFIX: needed with CROSSREF_USERNAME/],
  [{ DOI_PREFIX: '10.5555', CROSSREF_USERNAME: 'office' }, /^CROSSREF_PASSWORD: needed with CROSSREF_USERNAME$/],
  [{ DOI_PREFIX: '10.5555', CROSSREF_URL: 'https://test.crossref.org' }, /^CROSSREF_USERNAME: needed with/],
  [{ DOI_PREFIX: '10.5555/' }, /^DOI_PREFIX: must be a prefix/],
  [{ CROSSREF_POLICY_DOI: 'https://doi.org/10.5555/policy' }, /^CROSSREF_POLICY_DOI: must be a DOI/],
  [{ ...registrar, CROSSREF_URL: 'http://test.crossref.org' }, /^CROSSREF_URL: must be an https address$/],
  [{ ...registrar, CROSSREF_URL: 'http://localhost.example.org' }, /^CROSSREF_URL: must be an https address$/],
  [{ CROSSREF_API_URL: 'https://api.crossref.org' }, /^CROSSREF_LOOKUPS: needed with CROSSREF_API_URL/],
  [{ CROSSREF_LOOKUPS: 'perhaps' }, /^CROSSREF_LOOKUPS: must be on or off/],
  [{ ORCID_CLIENT_ID: 'APP-1' }, /^ORCID_CLIENT_SECRET: needed with ORCID_CLIENT_ID$/],
  [{ ORCID_ISSUER: 'https://sandbox.orcid.org' }, /^ORCID_CLIENT_ID: needed with ORCID_ISSUER/],
  [{ ORCID_MEMBER_API: 'https://api.orcid.org/v3.0' }, /^ORCID_CLIENT_ID: needed with ORCID_MEMBER_API/],
  [{ ...orcidClient, ORCID_MEMBER_API: 'http://api.orcid.org' }, /^ORCID_MEMBER_API: must be an https address$/],
  [{ ...orcidClient, ORCID_ISSUER: 'http://orcid.org' }, /^ORCID_ISSUER: must be an https address$/],
])('decision 19: settings of DOIs and ORCID that are wrong or lonely stop the start: %j', (settings, fault) => {
  expect(() => readConfig(settings)).toThrow(ConfigurationError);
  const faults = (() => {
    try {
      readConfig(settings);
    } catch (error) {
      return error instanceof ConfigurationError ? error.faults : [];
    }
    return [];
  })();
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(fault);
});

test('issue 36: a client at ORCID turns ORCID on', () => {
  expect(readConfig({}).orcid).toBeNull();
  expect(readConfig(orcidClient).orcid).toEqual({
    issuer: 'https://orcid.org',
    clientId: 'APP-1',
    clientSecret: 'a-secret',
    memberApi: null,
  });
});

test('references are looked up only where that is asked for', () => {
  expect(readConfig({}).worksUrl).toBeNull();
  expect(readConfig({ CROSSREF_LOOKUPS: 'on' }).worksUrl).toBe('https://api.crossref.org');
});

test('decision 19: a prefix alone is enough to give DOIs; with an account they are registered', () => {
  expect(readConfig({}).dois).toEqual({ prefix: null, policyDoi: null, crossref: null });
  expect(readConfig({ DOI_PREFIX: '10.5555' }).dois).toEqual({ prefix: '10.5555', policyDoi: null, crossref: null });
  expect(readConfig({ CROSSREF_POLICY_DOI: '10.5555/policy' }).dois.policyDoi).toBe('10.5555/policy');
  const account = { CROSSREF_USERNAME: 'office@example.org/pub', CROSSREF_PASSWORD: 'x' };
  expect(readConfig({ DOI_PREFIX: '10.5555', ...account }).dois.crossref).toEqual({
    url: 'https://doi.crossref.org',
    username: account.CROSSREF_USERNAME,
    password: 'x',
  });
});
