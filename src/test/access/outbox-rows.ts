import { outbox } from '../../contracts/outbox.ts';
import { eq } from 'drizzle-orm';
import { emails } from '../../server/db/schema/index.ts';
import type { Cast } from './cast.ts';
import { administratorOnly, missing, nothing, row } from './table.ts';

/** An email that has gone out to the owner. */
async function ownersEmail({ product, owner }: Cast) {
  const [letter] = await product.parts.db.select().from(emails).where(eq(emails.toAddress, owner.email)).limit(1);
  return { params: { outboxId: letter?.id ?? '' } };
}

/** The calls about the messages that the product sends. */
export const outboxRows = [
  row(outbox.list, 'everybody’s letters', nothing, administratorOnly(200)),
  row(outbox.letter, 'a letter to the owner', ownersEmail, administratorOnly(200)),
  row(outbox.letter, 'no letter', () => ({ params: { outboxId: missing } }), administratorOnly(404)),
  row(outbox.sendAgain, 'no letter', () => ({ params: { outboxId: missing } }), administratorOnly(404)),
  row(outbox.handInReport, 'no report', () => ({ body: { report: 'Good morning' } }), administratorOnly(200)),
  row(outbox.undeliverable, 'everybody’s addresses', nothing, administratorOnly(200)),
  row(
    outbox.clearUndeliverable,
    'an address without a mark',
    () => ({ body: { address: 'nobody@example.org' } }),
    administratorOnly(404),
  ),
];
