import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Email } from '../contracts/values.ts';
import * as t from '../messages/settings.ts';
import type { SettingFault } from './setting-fault.ts';

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/, t.domain());

/** The mail settings from the environment. */
export const mailSettings = {
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: t.smtpAddress() }).optional(),
  MAIL_FROM: Email.optional(),
  DKIM_DOMAIN: domain.optional(),
  DKIM_SELECTOR: z
    .string()
    .trim()
    .regex(/^[a-z0-9]([a-z0-9.-]{0,61}[a-z0-9])?$/i, t.selector())
    .optional(),
  DKIM_PRIVATE_KEY: z.string().optional(),
  DKIM_PRIVATE_KEY_FILE: z.string().optional(),
  BOUNCE_DOMAIN: domain.optional(),
  IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: t.imapAddress(), abort: true })
    .refine((url) => new URL(url).username !== '' && new URL(url).password !== '', t.userAndPassword())
    .optional(),
};

type MailEnvironment = z.output<z.ZodObject<typeof mailSettings>>;

const defaultSender = 'no-reply@colophon.example';

/** The name and the key that messages are signed with. */
export interface DkimKey {
  readonly domainName: string;
  readonly keySelector: string;
  readonly privateKey: string;
}

/** Receivers throw away signatures of shorter keys (RFC 8301). */
const shortestKey = 1024;

function keyFault(pem: string): string | null {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    if (asymmetricKeyType !== 'rsa') return t.rsaKey();
    return (asymmetricKeyDetails?.modulusLength ?? 0) < shortestKey ? t.shortKey({ bits: shortestKey }) : null;
  } catch {
    return t.pemKey();
  }
}

interface GivenKey {
  readonly setting: 'DKIM_PRIVATE_KEY' | 'DKIM_PRIVATE_KEY_FILE';
  readonly pem: string | null;
}

/** In one line of an environment file the breaks of a key are written `\n`. */
function givenKey({ DKIM_PRIVATE_KEY: text, DKIM_PRIVATE_KEY_FILE: file }: MailEnvironment): GivenKey | null {
  if (text !== undefined) return { setting: 'DKIM_PRIVATE_KEY', pem: text.replaceAll(String.raw`\n`, '\n') };
  if (file === undefined) return null;
  try {
    return { setting: 'DKIM_PRIVATE_KEY_FILE', pem: readFileSync(file, 'utf8') };
  } catch {
    return { setting: 'DKIM_PRIVATE_KEY_FILE', pem: null };
  }
}

/** Whether one is the other or lies below it: only then recipients count the signature for the sender (DMARC). */
const isAligned = (sender: string, signer: string) => sender === signer || sender.endsWith(`.${signer}`);

const ofDkim = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY', 'DKIM_PRIVATE_KEY_FILE'];

function keyFaults(env: MailEnvironment, key: GivenKey): string[] {
  const fault = key.pem === null ? t.unreadable() : keyFault(key.pem);
  const faults = fault === null ? [] : [`${key.setting}: ${fault}`];
  if (env.DKIM_PRIVATE_KEY !== undefined && env.DKIM_PRIVATE_KEY_FILE !== undefined) faults.unshift(t.keyTwice());
  return faults;
}

function dkimFaults(env: MailEnvironment, isGiven: (name: string) => boolean): SettingFault[] {
  const key = givenKey(env);
  const missing = ['DKIM_DOMAIN', 'DKIM_SELECTOR', key?.setting ?? 'DKIM_PRIVATE_KEY'].filter((name) => !isGiven(name));
  if (missing.length === 3) return [];
  const faults = key === null ? [] : keyFaults(env, key);
  if (missing.length > 0) faults.push(t.dkimMissing({ names: missing.join(', ') }));
  const sender = env.MAIL_FROM ?? (isGiven('MAIL_FROM') ? undefined : defaultSender);
  if (
    sender !== undefined &&
    env.DKIM_DOMAIN !== undefined &&
    !isAligned(sender.split('@').at(-1) ?? '', env.DKIM_DOMAIN)
  )
    faults.push(t.dkimOtherDomain({ sender }));
  return faults.map((fault) => ({ fault, settings: ofDkim }));
}

/** What of the settings of mail does not fit together. */
export function mailSettingFaults(env: MailEnvironment, isGiven: (name: string) => boolean): SettingFault[] {
  const faults = dkimFaults(env, isGiven);
  if (!isGiven('SMTP_URL') && ['BOUNCE_DOMAIN', 'IMAP_URL', 'DKIM_DOMAIN'].some(isGiven))
    faults.push({
      fault: t.smtpMissing(),
      settings: ['SMTP_URL', 'BOUNCE_DOMAIN', 'IMAP_URL', ...ofDkim],
    });
  if (isGiven('IMAP_URL') && !isGiven('BOUNCE_DOMAIN'))
    faults.push({
      fault: t.bounceDomainMissing(),
      settings: ['BOUNCE_DOMAIN', 'IMAP_URL'],
    });
  return faults;
}

/** The settings of mail, as the product uses them. */
export function readMailSettings(env: MailEnvironment) {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector } = env;
  const privateKey = givenKey(env)?.pem ?? null;
  const dkim: DkimKey | null =
    domainName !== undefined && keySelector !== undefined && privateKey !== null
      ? { domainName, keySelector, privateKey }
      : null;
  return {
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? defaultSender,
    dkim,
    bounceDomain: env.BOUNCE_DOMAIN ?? null,
    imapUrl: env.IMAP_URL ?? null,
  };
}
