import type { Money } from '../../../contracts/values.ts';
import type { Context } from '../../context.ts';
import { findAccount } from '../../domains/accounts/index.ts';
import { noteFee } from '../../domains/fees/index.ts';
import type { FoundManuscript } from '../../domains/editorial/index.ts';

/** Notes what the journal asks for open access on the day of acceptance; answers with what is due, or null where an earlier acceptance settled it. */
export async function noteAcceptanceFee(tx: Context, { manuscript, journal }: FoundManuscript): Promise<Money | null> {
  const account = await findAccount(tx.db, manuscript.submittingUserId);
  const { handlingFeeMinor: listMinor, feeCurrency: currency } = journal;
  return noteFee(tx, { manuscriptId: manuscript.id, listMinor, currency, country: account?.country ?? '' });
}
