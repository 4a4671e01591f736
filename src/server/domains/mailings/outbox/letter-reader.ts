import { signedIn, type Context } from '../../../context.ts';
import { mailboxOf } from '../../accounts/index.ts';
import type { LetterReader } from '../../letters/index.ts';
import { listOwnParts } from '../../parts/index.ts';

/** The caller as a reader of letters: of those about manuscripts that they wrote or review they see their own alone. */
export async function letterReader(ctx: Context): Promise<LetterReader> {
  const person = signedIn(ctx);
  const ownManuscripts = await listOwnParts(ctx.db, person);
  return { userId: person.userId, mailbox: mailboxOf(person.email), ownManuscripts };
}
