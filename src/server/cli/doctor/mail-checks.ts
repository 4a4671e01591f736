import * as t from '../../../messages/doctor.ts';
import { isPublic } from '../../config.ts';
import { createPublicKey } from 'node:crypto';
import { resolveMx } from 'node:dns/promises';
import { tryMailbox, tryMailServer } from '../../ports/mail/try-mail.ts';
import { fault, ok, warn, type Check, type Finding } from './check.ts';
import type { Ground } from './ground.ts';

const patience = 4000;
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const cannotAsk = (error: unknown): Finding => warn(t.dnsFailed({ reason: wordsOf(error) }), t.askDnsByHand());

async function serverFinding({ config }: Ground): Promise<Finding> {
  if (config.smtpUrl === null) {
    const found = t.noMailServer();
    return isPublic(config) ? fault(found, t.setSmtp()) : warn(found, t.setSmtpLater());
  }
  const { host } = new URL(config.smtpUrl);
  try {
    await tryMailServer(config.smtpUrl, patience);
    return ok(t.mailServerOk({ host }));
  } catch (error) {
    return fault(`${host}: ${wordsOf(error)}`, t.compareSmtp());
  }
}

/** The key in a record of DKIM; empty where it was withdrawn. */
const keyIn = (record: string): string => /(?:^|;)\s*p=([^;]*)/.exec(record)?.[1]?.replaceAll(/\s/g, '') ?? '';

async function signatureFinding({ config: { dkim, smtpUrl, mailFrom }, textsOf }: Ground): Promise<Finding> {
  if (smtpUrl === null) return ok(t.nothingToSign());
  if (dkim === null) return warn(t.notSigned(), t.createDkimKey());
  const name = `${dkim.keySelector}._domainkey.${dkim.domainName}`;
  const own = createPublicKey(dkim.privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  try {
    const records = await textsOf(name);
    if (records.length === 0) return fault(t.dkimMissing({ name }), t.addDkim());
    return records.some((record) => keyIn(record) === own)
      ? ok(t.dkimOk({ name, sender: mailFrom }))
      : fault(t.dkimOther({ name }), t.fixDkim());
  } catch (error) {
    return cannotAsk(error);
  }
}

async function senderFinding({ config: { smtpUrl, mailFrom }, textsOf }: Ground): Promise<Finding> {
  if (smtpUrl === null) return ok(t.nothingSent());
  const domain = mailFrom.split('@').at(-1) ?? '';
  try {
    const policies = (await textsOf(domain)).filter((text) => /^v=spf1\b/i.test(text));
    const above = domain.split('.').slice(-2).join('.');
    const rules = (await Promise.all([...new Set([domain, above])].map((name) => textsOf(`_dmarc.${name}`)))).flat();
    const hasRule = rules.some((text) => /^v=DMARC1\b/i.test(text));
    const missing = [
      ...(policies.length === 0 ? [t.noSpf()] : []),
      ...(policies.length > 1 ? [t.twoSpf()] : []),
      ...(hasRule ? [] : [t.noDmarc()]),
    ];
    return missing.length === 0
      ? ok(t.senderOk({ domain }))
      : warn(t.senderMissing({ domain, missing: missing.join(' and ') }), t.addDns());
  } catch (error) {
    return cannotAsk(error);
  }
}

async function reportsFinding({ config: { bounceDomain, imapUrl, smtpUrl } }: Ground): Promise<Finding> {
  if (smtpUrl === null) return ok(t.nothingBounces());
  if (bounceDomain === null) return warn(t.bouncesUnnoticed(), t.setBounces());
  if (imapUrl === null) {
    const servers = await resolveMx(bounceDomain).catch(() => []);
    return servers.length > 0
      ? ok(t.bouncesPiped({ domain: bounceDomain }))
      : warn(t.noBounceServer({ domain: bounceDomain }), t.addMx());
  }
  try {
    await tryMailbox(imapUrl, patience);
    return ok(t.mailboxOk({ host: new URL(imapUrl).host }));
  } catch (error) {
    return fault(t.mailboxFailed({ reason: wordsOf(error) }), t.compareImap());
  }
}

export const mailChecks: readonly Check[] = [
  { name: t.nameMailServer(), settings: ['SMTP_URL'], look: serverFinding },
  {
    name: t.nameSignature(),
    settings: ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY', 'DKIM_PRIVATE_KEY_FILE'],
    look: signatureFinding,
  },
  { name: t.nameSender(), settings: ['MAIL_FROM'], look: senderFinding },
  { name: t.nameBounces(), settings: ['BOUNCE_DOMAIN', 'IMAP_URL'], look: reportsFinding },
];
