import { message } from './message.ts';

// Values
export const httpAddress = message('must be an http(s) address');
export const noQuery = message('must be an address without ? and #');
export const onOff = message('must be on or off');
export const onOffOrAddresses = message('must be on, off, or a list of addresses');
export const portNumber = message('must be a port number');
export const processCount = message('must be a number of processes');
export const seconds = message('must be a number of seconds');
export const siteName = message('must be one line of at most 60 characters');
export const legalName = message('must be one line of at most 150 characters');
export const vatPercent = message('must be a percentage up to 50, like 5');
export const vatNumber = message('must be a tax registration number like 100000000000003');
export const timeZone = message('must be a time zone like Europe/Berlin');
export const megabytes = message('must be a number of megabytes');
export const counterRegistry = message('must be the address of the platform in the COUNTER registry');
export const token = message('must be 20 to 200 letters, digits, - or _');
export const faults = message('The configuration has {count, plural, one {# fault} other {# faults}}:\n{list}');
export const postgresAddress = message('must be a postgres:// address');
export const databaseUrlMissing = message('DATABASE_URL: needed with {name}');
export const oneWord = message('must be one word');
export const httpsAddress = message('must be an https address');
export const doiPrefix = message('must be a prefix like 10.12345');
export const doiPolicy = message('must be a DOI like 10.12345/policy');
export const orcidClientMissing = message('ORCID_CLIENT_ID: needed with ORCID_ISSUER; unset both to leave ORCID out');
export const orcidMemberClientMissing = message(
  'ORCID_CLIENT_ID: needed with ORCID_MEMBER_API; unset both to leave ORCID out',
);
export const doiPrefixMissing = message('DOI_PREFIX: needed with CROSSREF_USERNAME');
export const crossrefAccountMissing = message(
  'CROSSREF_USERNAME: needed with CROSSREF_URL; unset both to register nothing',
);
export const crossrefLookupsMissing = message(
  'CROSSREF_LOOKUPS: needed with CROSSREF_API_URL; unset both to look up no references',
);
export const domain = message('must be a domain like example.org');
export const smtpAddress = message('must be an smtp:// or smtps:// address');
export const selector = message('must be a selector like colophon');
export const imapAddress = message('must be an imap:// or imaps:// address');
export const userAndPassword = message('must contain a user and a password');
export const rsaKey = message('must be an RSA key');
export const shortKey = message('has fewer than {bits} bits');
export const pemKey = message('is not a private key in PEM format');
export const unreadable = message('cannot be read');
export const keyTwice = message('DKIM_PRIVATE_KEY_FILE: set together with DKIM_PRIVATE_KEY; keep one of them');
export const dkimMissing = message('{names}: needed with the other DKIM settings');
export const dkimOtherDomain = message(
  'DKIM_DOMAIN: MAIL_FROM ({sender}) has another domain, so the signature would not count',
);
export const smtpMissing = message('SMTP_URL: needed with BOUNCE_DOMAIN, IMAP_URL or DKIM_DOMAIN');
export const bounceDomainMissing = message('BOUNCE_DOMAIN: needed with IMAP_URL to recognise delivery reports');
export const keyLike = message('must be a key like {example}');
export const webhookSecret = message('must be a secret like whsec_…, or two separated by a comma');
export const twoSecrets = message('contains more than two secrets: only the new and the old one are allowed');
export const localAddress = message('must be an http address of this machine');
export const sandboxWebhooks = message('must be like delay=5s,double=0.3,drop=0.2,reorder=0.5 (chances from 0 to 1)');
export const sandboxWithStripe = message('SANDBOX_PAYMENTS: not possible with STRIPE_SECRET_KEY');
export const stripeKeysMissing = message(
  '{names}: missing. Without them anyone who knows the test card gets everything free. For a trial set SANDBOX_PAYMENTS=on',
);
export const stripeModesDiffer = message(
  'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY: one is a test key, the other a live key',
);
export const webhooksWithStripe = message('SANDBOX_WEBHOOKS: not possible with STRIPE_SECRET_KEY');
export const stripeUrlAlone = message('STRIPE_API_URL: needs STRIPE_SECRET_KEY');
export const bucketName = message('must be the name of a bucket');
export const bucketMissing = message('S3_BUCKET: needed with {names}; unset them to store files in DATA_DIR');

// Settings that belong together
export const missingWith = message('{names}: needed with {given}');
export const misspelt = message('{name}: unknown setting; did you mean {meant}?');
