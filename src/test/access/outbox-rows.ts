import { outbox } from '../../contracts/outbox.ts';
import { eq } from 'drizzle-orm';
import { letters } from '../../server/db/schema/index.ts';
import type { Cast } from './cast.ts';
import { administratorOnly, missing, nothing, row } from './table.ts';

/** A letter that has gone out to the owner. */
async function ownersLetter({ product, owner }: Cast) {
  const [letter] = await product.parts.db.select().from(letters).where(eq(letters.toAddress, owner.email)).limit(1);
  return { params: { letterId: letter?.id ?? '' } };
}

/** The calls about the messages that the product sends. */
export const outboxRows = [
  row(outbox.list, 'everybody’s letters', nothing, administratorOnly(200)),
  row(outbox.letter, 'a letter to the owner', ownersLetter, administratorOnly(200)),
  row(outbox.letter, 'no letter', () => ({ params: { letterId: missing } }), administratorOnly(404)),
  row(outbox.sendAgain, 'no letter', () => ({ params: { letterId: missing } }), administratorOnly(404)),
  row(outbox.handInReport, 'no report', () => ({ body: { report: 'Good morning' } }), administratorOnly(200)),
  row(outbox.undeliverable, 'everybody’s addresses', nothing, administratorOnly(200)),
  row(
    outbox.clearUndeliverable,
    'an address without a mark',
    () => ({ body: { address: 'nobody@example.org' } }),
    administratorOnly(404),
  ),
];
