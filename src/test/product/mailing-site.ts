import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { beforeEach } from 'vitest';
import type { Input } from '../../contracts/call.ts';
import { mailings, type Mailing } from '../../contracts/mailings.ts';
import { users } from '../../server/db/schema/index.ts';
import { anSmtpServer } from '../mail/an-smtp-server.ts';
import type { Traits } from '../mail/smtp-server.ts';
import { reply } from './client.ts';
import { aUser } from './factories.ts';
import { startProduct } from './start-product.ts';

export type MailingBody = Input<typeof mailings.send>['body'] & object;

export const news: MailingBody = {
  subject: 'A new issue',
  emailContent: '<p>It is <strong>out</strong>.</p>',
  emailType: 'marketing',
};
export const toOne = (recipientEmail: string): MailingBody => ({ ...news, emailType: 'specific', recipientEmail });
export const isSent = ({ state }: Pick<Mailing, 'state'>) => state === 'sent';

/** The product beside a live mail server, with an administrator who writes; each test begins with nobody who asked for news. */
export async function aMailingSite(traits: Traits = {}) {
  const server = await anSmtpServer(traits);
  const product = await startProduct({ SMTP_URL: server.url, CONTACT_EMAIL: 'desk@press.example.org' });
  const administrator = await aUser(product, { isAdmin: true });
  beforeEach(async () => {
    server.pace.slowness = 0;
    await product.parts.db.update(users).set({ marketingCommunications: false });
  });
  const read = ({ id }: Pick<Mailing, 'id'>) =>
    reply(product, mailings.one, { params: { mailingId: id } }, administrator);
  return {
    server,
    product,
    administrator,
    read,
    /** What the mail server took for somebody. */
    arrived: server.messagesTo,
    handIn: (body: MailingBody) => reply(product, mailings.send, { body }, administrator),
    cancel: ({ id }: Pick<Mailing, 'id'>) =>
      reply(product, mailings.cancel, { params: { mailingId: id } }, administrator),
    /** Waits until a mailing stands so. */
    until: async (mailing: Pick<Mailing, 'id'>, holds: (now: Mailing) => boolean): Promise<Mailing> => {
      for (const end = Date.now() + 15_000; Date.now() < end; await wait(50)) {
        const { mailing: now } = await read(mailing);
        if (holds(now)) return now;
      }
      throw new Error(`It did not come to that: ${JSON.stringify((await read(mailing)).mailing)}`);
    },
    /** The address of the one-click unsubscribe in what somebody got last. */
    unsubscribeLink: async (to: string): Promise<{ link: string; token: string }> => {
      const { headers } = await PostalMime.parse(server.messagesTo(to).at(-1)?.raw ?? '');
      const value = headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
      const link = /^<(.+)>$/.exec(value)?.[1] ?? '';
      return { link, token: link.split('/').at(-1) ?? '' };
    },
  };
}
