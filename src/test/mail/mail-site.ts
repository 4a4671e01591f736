import { generateKeyPairSync } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { accounts } from '../../contracts/accounts.ts';
import { outbox } from '../../contracts/outbox.ts';
import { emails } from '../../server/db/schema/index.ts';
import { reply } from '../product/client.ts';
import { aUser, type TestUser } from '../product/factories.ts';
import { startProduct } from '../product/start-product.ts';
import { anSmtpServer } from './an-smtp-server.ts';
import type { Traits } from './smtp-server.ts';

/** The product beside a live mail server, with an administrator and all that is asked of emails. */
export async function aMailSite(traits: Traits = {}, more: Record<string, string> = {}) {
  const smtp = await anSmtpServer(traits);
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const settings = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'no-reply@example.org',
    BOUNCE_DOMAIN: 'bounces.example.org',
    DKIM_DOMAIN: 'example.org',
    DKIM_SELECTOR: 'colophon',
    DKIM_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    ...more,
  };
  const product = await startProduct(settings);
  const { db } = product.parts;
  const administrator = await aUser(product, { isAdmin: true });

  /** Waits until something is so; fails after ten seconds. */
  async function until<T>(what: () => Promise<T | undefined> | T | undefined): Promise<T> {
    return expect
      .poll(what, { timeout: 10_000 })
      .not.toBeUndefined()
      .then(async () => {
        const found = await what();
        if (found === undefined) throw new Error('It was so, and is not any more');
        return found;
      });
  }

  const emailsTo = (address: string) =>
    db.select().from(emails).where(eq(emails.toAddress, address)).orderBy(asc(emails.id));
  /** The newest email to an address, once it has left the queue. */
  const settledEmail = (address: string) =>
    until(async () => (await emailsTo(address)).findLast(({ state }) => state !== 'queued'));
  const askReset = (person: TestUser) => reply(product, accounts.forgotPassword, { body: { email: person.email } });

  /** A person with one email that has arrived. */
  async function aRecipient() {
    const person = await aUser(product);
    await askReset(person);
    const letter = await settledEmail(person.email);
    return { person, letter, opened: { params: { outboxId: letter.id } } };
  }
  const open = (emailId: string) => reply(product, outbox.letter, { params: { outboxId: emailId } }, administrator);
  const handIn = (report: string) => reply(product, outbox.handInReport, { body: { report } }, administrator);
  const returnPathOf = (address: string) => smtp.messagesTo(address).at(-1)?.from ?? '';
  return {
    smtp,
    publicKey,
    settings,
    product,
    db,
    administrator,
    until,
    emailsTo,
    settledEmail,
    messagesTo: smtp.messagesTo,
    askReset,
    aRecipient,
    open,
    handIn,
    returnPathOf,
  };
}
