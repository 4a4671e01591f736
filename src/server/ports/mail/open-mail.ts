import path from 'node:path';
import type { Config } from '../../config.ts';
import type { MailTransport } from './mail-transport.ts';
import { outboxTransport } from './outbox-transport.ts';
import { replyAddresses, returnPaths } from './return-paths.ts';
import { smtpTransport } from './smtp-transport.ts';

type MailConfig = Pick<Config, 'siteName' | 'mailFrom' | 'smtpUrl' | 'dataDir' | 'dkim' | 'bounceDomain' | 'imapUrl'>;

/** The configured way out of messages, or the built-in one (decision 33); `onBack` hears of a server that was away and is back. */
export function openMail(config: MailConfig, secret: Buffer, onBack: () => void): MailTransport {
  const { siteName: name, mailFrom: address, smtpUrl, dataDir, dkim, bounceDomain, imapUrl } = config;
  const from = { name, address };
  if (smtpUrl === null) return outboxTransport(path.join(dataDir, 'outbox'), from);
  return smtpTransport(smtpUrl, {
    from,
    dkim,
    onBack,
    returnPaths: bounceDomain === null ? null : returnPaths(bounceDomain, secret),
    replyAddresses: bounceDomain === null || imapUrl === null ? null : replyAddresses(bounceDomain, secret),
  });
}
