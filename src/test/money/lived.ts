import { eq } from 'drizzle-orm';
import { paymentFindings } from '../../server/db/schema/index.ts';
import { settleCheckout } from '../../server/workflows/payments/settle-checkout.ts';
import { begin, type Thing } from './money-steps.ts';
import type { World } from './money-world.ts';
import { sessionBehind } from './provider-of-truth.ts';

/** Begins to buy a thing; answers with the session that one is led into. */
export async function begins(world: World, thing: Thing): Promise<string> {
  const entrance = await begin(world, thing, null);
  if (entrance === null) throw new Error(`Nobody was led to the checkout of ${thing}`);
  return sessionBehind(entrance);
}

/** Pays a session, of which the product then hears. */
export async function settles(world: World, sessionId: string): Promise<void> {
  world.truth.pay(sessionId);
  await settleCheckout(world.system, sessionId);
}

/** Lets so many milliseconds go by. */
export const after = (world: World, milliseconds: number) =>
  void (world.clock.now = new Date(world.clock.now.getTime() + milliseconds));

/** The findings about a session, an order or a refund. */
export const findingsOf = ({ db }: World, subject: string) =>
  db.select().from(paymentFindings).where(eq(paymentFindings.subject, subject));

/** The true session of that name. */
export function sessionOf({ truth }: World, sessionId: string) {
  const found = truth.sessions.find(({ id }) => id === sessionId);
  if (!found) throw new Error(`There is no session ${sessionId}`);
  return found;
}
