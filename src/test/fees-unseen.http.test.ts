import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { handlingFees, waiverRequests } from '../server/db/schema/index.ts';
import { makeCast } from './access/cast.ts';
import { rows } from './access/rows.ts';
import { addressOf } from './product/client.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const { db } = product.parts;
const cast = await makeCast(product);

const amount = 7_654_321;
const [justification, answer] = ['Canary of the justification', 'Canary of the answer'];

/** Gives the accepted manuscript of the cast a fee and a waiver that are known by their words and figures. */
async function plantCanaries(): Promise<void> {
  const { articleId: manuscriptId, owner } = cast;
  const fee = { listMinor: amount, mode: 'open', waiverPercent: 37 } as const;
  await db.update(handlingFees).set(fee).where(eq(handlingFees.manuscriptId, manuscriptId));
  const asked = { percentAsked: 37, justification, requestedBy: owner.user.id, requestedAt: new Date() };
  await db.insert(waiverRequests).values({
    ...asked,
    id: v7(),
    manuscriptId,
    ground: 'request',
    country: 'AE',
    state: 'granted',
    grantedPercent: 37,
    answer,
    decidedAt: new Date(),
  });
}

const canaries = ['7654321', '76,543.21', justification, answer, '"paymentStatus":"', 'waiverPercent'];

const actors = ['visitor', 'ordinary user', 'reviewer', 'editor'] as const;

test('policy: no answer of any call shows a visitor, reader, reviewer or editor a fee, a waiver or a payment', async () => {
  expect(rows.length).toBeGreaterThan(80);
  for (const row of rows) {
    const { body, ...input } = await row.ask(cast);
    await plantCanaries();
    for (const actor of actors) {
      const answered = await fetch(addressOf(product, row.call, input), {
        method: row.call.method,
        headers: {
          ...(actor === 'visitor' ? {} : { authorization: `Bearer ${cast.people[actor].token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        redirect: 'manual',
        body: body === undefined ? null : JSON.stringify(body),
      });
      const text = await answered.text();
      for (const canary of canaries) expect(text, `${row.call.path}: ${row.target}, as ${actor}`).not.toContain(canary);
    }
  }
});

test('the canaries are seen by those who may see them', async () => {
  await plantCanaries();
  const headers = { authorization: `Bearer ${cast.owner.token}` };
  const text = await (await fetch(`${product.url}/api/fees/${cast.articleId}`, { headers })).text();
  for (const canary of ['7654321', justification, answer]) expect(text).toContain(canary);
});
