import type { Context } from '../../../context.ts';
import type { InvitationRow } from '../../../db/schema/index.ts';
import { findAccount } from '../../accounts/index.ts';

/** Where a person who was invited is written to: the address of their account, else the one that was invited; null once they are gone. */
export async function reviewerAddress(tx: Context, { reviewerId, email }: InvitationRow): Promise<string | null> {
  if (reviewerId === null) return email;
  const account = await findAccount(tx.db, reviewerId);
  return account?.deletedAt === null ? account.email : null;
}
