import type { Context } from '../../context.ts';
import { emptyMailingsTo } from './mailing-store.ts';

/** Empties the emails that administrators wrote to a person whose account is to be erased; that there was one stays. */
export const forgetMailings = (tx: Context, { email }: { readonly email: string }): Promise<void> =>
  emptyMailingsTo(tx.db, email, tx.now());
