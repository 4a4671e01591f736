import { mailings } from '../../contracts/mailings.ts';
import { unsubscribeUrl } from '../../server/domains/mailings/change-subscription.ts';
import type { Cast } from './cast.ts';
import { administratorOnly, all, missing, nothing, row } from './table.ts';

const content = { subject: 'News', emailContent: '<p>It is out.</p>', emailType: 'marketing' as const };
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
const linkOfOwner = async ({ product, owner }: Cast) => ({
  token: (await unsubscribeUrl(product.system, owner.user.id)).split('/').at(-1) ?? '',
});

/** The calls about emails to many or to one. */
export const mailingRows = [
  row(
    mailings.send,
    'everyone who opted in',
    () => ({ body: { ...content, isScheduled: true, scheduledTime: tomorrow() } }),
    administratorOnly(200),
  ),
  row(mailings.audience, 'everyone who opted in', nothing, administratorOnly(200)),
  row(mailings.preview, 'anything', () => ({ body: content }), administratorOnly(200)),
  row(mailings.sendTest, 'anything', () => ({ body: content }), administratorOnly(200)),
  row(mailings.list, 'all emails', nothing, administratorOnly(200)),
  row(mailings.one, 'nothing', () => ({ params: { mailingId: missing } }), administratorOnly(404)),
  row(mailings.cancel, 'nothing', () => ({ params: { mailingId: missing } }), administratorOnly(404)),
  // Whoever holds the link of an email: as mail programs do, without a login.
  row(mailings.subscription, 'the owner’s', async (cast) => ({ params: await linkOfOwner(cast) }), all(200)),
  row(
    mailings.setSubscription,
    'the owner’s',
    async (cast) => ({ params: await linkOfOwner(cast), body: { isSubscribed: false } }),
    all(200),
  ),
];
