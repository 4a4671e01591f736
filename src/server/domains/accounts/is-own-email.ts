import { signedIn, type Context } from '../../context.ts';
import { mailboxOf } from './mailbox.ts';
import { listFormerMailboxes } from './mailbox-store.ts';

/** Whether an email is, or was, that of whoever is signed in: addresses and open tabs still say the one from before. */
export async function isOwnEmail(ctx: Context, email: string): Promise<boolean> {
  const { userId, email: current } = signedIn(ctx);
  const mailbox = mailboxOf(email);
  return mailbox === mailboxOf(current) || (await listFormerMailboxes(ctx.db, userId)).includes(mailbox);
}
