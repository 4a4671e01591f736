import { isPublic } from '../../config.ts';
import { createPublicKey } from 'node:crypto';
import { resolveMx } from 'node:dns/promises';
import { tryMailbox, tryMailServer } from '../../ports/mail/try-mail.ts';
import { fault, ok, warn, type Check, type Finding } from './check.ts';
import type { Ground } from './ground.ts';

const patience = 4000;
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const cannotAsk = (error: unknown): Finding =>
  warn(
    `The name servers could not be asked (${wordsOf(error)}).`,
    'Look at it by hand: dig +short TXT …; docs/mail.md says what is to be seen.',
  );

async function serverFinding({ config }: Ground): Promise<Finding> {
  if (config.smtpUrl === null) {
    const found = 'There is no mail server: emails are files in the outbox, and reach nobody.';
    return isPublic(config)
      ? fault(found, 'Set SMTP_URL (docs/mail.md).')
      : warn(found, 'Set SMTP_URL before others use the site.');
  }
  const { host } = new URL(config.smtpUrl);
  try {
    await tryMailServer(config.smtpUrl, patience);
    return ok(`${host} takes emails from us.`);
  } catch (error) {
    return fault(`${host}: ${wordsOf(error)}`, 'Compare SMTP_URL with what the mail server’s operator says.');
  }
}

/** The key in a record of DKIM; empty where it was withdrawn. */
const keyIn = (record: string): string => /(?:^|;)\s*p=([^;]*)/.exec(record)?.[1]?.replaceAll(/\s/g, '') ?? '';

async function signatureFinding({ config: { dkim, smtpUrl, mailFrom }, textsOf }: Ground): Promise<Finding> {
  if (smtpUrl === null) return ok('Nothing is sent, so nothing is signed.');
  if (dkim === null)
    return warn(
      'Emails are not signed by us.',
      'Unless the mail server signs them: npm run colophon -- dkim-key (docs/mail.md).',
    );
  const name = `${dkim.keySelector}._domainkey.${dkim.domainName}`;
  const own = createPublicKey(dkim.privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  try {
    const records = await textsOf(name);
    if (records.length === 0)
      return fault(
        `There is no record ${name}: receivers cannot check our signature.`,
        'Add the record that dkim-key printed.',
      );
    return records.some((record) => keyIn(record) === own)
      ? ok(`${name} has our key: emails of ${mailFrom} are signed.`)
      : fault(
          `${name} has another key: our signatures count as forged.`,
          'Put the key of DKIM_PRIVATE_KEY there, or sign with the one that is there.',
        );
  } catch (error) {
    return cannotAsk(error);
  }
}

async function senderFinding({ config: { smtpUrl, mailFrom }, textsOf }: Ground): Promise<Finding> {
  if (smtpUrl === null) return ok('Nothing is sent.');
  const domain = mailFrom.split('@').at(-1) ?? '';
  try {
    const policies = (await textsOf(domain)).filter((text) => /^v=spf1\b/i.test(text));
    const above = domain.split('.').slice(-2).join('.');
    const rules = (await Promise.all([...new Set([domain, above])].map((name) => textsOf(`_dmarc.${name}`)))).flat();
    const hasRule = rules.some((text) => /^v=DMARC1\b/i.test(text));
    const missing = [
      ...(policies.length === 0 ? ['no SPF record (which servers may send for it)'] : []),
      ...(policies.length > 1 ? ['more than one SPF record, so that none counts'] : []),
      ...(hasRule ? [] : ['no DMARC record (what becomes of forged letters)']),
    ];
    return missing.length === 0
      ? ok(`${domain} has SPF and DMARC.`)
      : warn(
          `${domain} has ${missing.join(' and ')}: emails may be taken for spam.`,
          'Add them at the name servers (docs/mail.md).',
        );
  } catch (error) {
    return cannotAsk(error);
  }
}

async function reportsFinding({ config: { bounceDomain, imapUrl, smtpUrl } }: Ground): Promise<Finding> {
  if (smtpUrl === null) return ok('Nothing is sent, so nothing comes back.');
  if (bounceDomain === null)
    return warn('Nobody hears of emails that come back.', 'Set BOUNCE_DOMAIN and IMAP_URL (docs/mail.md).');
  if (imapUrl === null) {
    const servers = await resolveMx(bounceDomain).catch(() => []);
    return servers.length > 0
      ? ok(`Reports go to ${bounceDomain}, and are handed in by its mail server.`)
      : warn(
          `${bounceDomain} has no mail server that could be found.`,
          'Add its MX record, or set IMAP_URL to a mailbox of reports.',
        );
  }
  try {
    await tryMailbox(imapUrl, patience);
    return ok(`The mailbox of reports at ${new URL(imapUrl).host} can be read.`);
  } catch (error) {
    return fault(
      `The mailbox of reports cannot be opened: ${wordsOf(error)}`,
      'Compare IMAP_URL with what the mail server’s operator says.',
    );
  }
}

export const mailChecks: readonly Check[] = [
  { name: 'Mail server', settings: ['SMTP_URL'], look: serverFinding },
  {
    name: 'Signature of emails',
    settings: ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY', 'DKIM_PRIVATE_KEY_FILE'],
    look: signatureFinding,
  },
  { name: 'Domain of the sender', settings: ['MAIL_FROM'], look: senderFinding },
  { name: 'Emails that come back', settings: ['BOUNCE_DOMAIN', 'IMAP_URL'], look: reportsFinding },
];
