import type { Database } from '../../../db/database.ts';
import type { LetterRow } from '../letter-store.ts';
import { isErased, markUndeliverable } from './undeliverable-store.ts';

/** Marks the address of a letter; not one whose account is erased, of which nothing is to be written down again. */
export async function markAddressOf(
  db: Database,
  { id: letterId, toAddress: address, userId, manuscriptId }: LetterRow,
  { reason, since }: { readonly reason: string; readonly since: Date },
): Promise<void> {
  if (address === '' || (userId !== null && (await isErased(db, userId)))) return;
  await markUndeliverable(db, { address, reason, letterId, manuscriptId, since });
}
