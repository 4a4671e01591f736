import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Context } from '../server/context.ts';
import { handlingFees } from '../server/db/schema/index.ts';
import { claimWaiver } from '../server/domains/fees/index.ts';
import { chooseModeOfPublication } from '../server/workflows/publication/choose-mode.ts';
import { startCheckout } from '../server/workflows/payments/start-checkout.ts';
import { aMarket, aWorld, type World } from './money/money-world.ts';
import { sessionBehind } from './money/provider-of-truth.ts';

const at = new Date('2026-03-04T10:03:00Z');
const market = await aMarket(at);
const { db } = market;

/** The fee's author, to whom something happens while the provider opens the session. */
const whileOpening = (world: World, happens: () => Promise<unknown>): Context => ({
  ...world.reader,
  payments: {
    ...world.truth.provider,
    startEmbeddedCheckout: async (request) => {
      const opened = await world.truth.provider.startEmbeddedCheckout(request);
      await happens();
      return opened;
    },
  },
});

const checkout = ({ person, manuscriptId }: World, ctx: Context) =>
  startCheckout(ctx, {
    articleId: manuscriptId,
    checkoutStatus: 'publisharticle',
    userId: person.id,
    emailId: person.email,
    stripeLookupId: `handling_fee_${manuscriptId}`,
  });

test('row 46: nobody is led to pay the old fee that was reduced while the provider opened the checkout', async () => {
  const world = await aWorld(market, at);
  await db.update(handlingFees).set({ country: 'AF' }).where(eq(handlingFees.manuscriptId, world.manuscriptId));
  const reduced = whileOpening(world, () => claimWaiver(world.reader, world.manuscriptId));
  await expect(checkout(world, reduced)).rejects.toThrow('The handling fee has changed.');
  const { clientSecret } = await checkout(world, world.reader);
  expect(world.truth.sessions).toMatchObject([
    { price: { amountMinor: 150_000 }, status: 'expired' },
    { id: sessionBehind(clientSecret), price: { amountMinor: 62_500 }, status: 'open' },
  ]);
});

test('a checkout that opens while its author changes to subscription takes no payment', async () => {
  const world = await aWorld(market, at);
  const changed = whileOpening(world, () => chooseModeOfPublication(world.reader, world.manuscriptId, 'subscription'));
  await expect(checkout(world, changed)).rejects.toThrow('subscription costs nothing');
  expect(world.truth.sessions).toMatchObject([{ status: 'expired' }]);
});
