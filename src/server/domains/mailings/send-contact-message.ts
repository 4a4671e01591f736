import { messageSent, type ContactMessage } from '../../../contracts/contact.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { findNamedManuscript, sendLetter } from '../letters/index.ts';
import { readContactEmail } from '../site-texts/index.ts';
import { contactMail } from './contact-mail.ts';

/** Passes a message on to the publisher, and to nobody else whatever it says; a program that fills in the unseen field is told the same. */
export async function sendContactMessage(ctx: Context, message: ContactMessage): Promise<{ message: string }> {
  const isFromPerson = message.homepage === '';
  if (isFromPerson) {
    const to = await readContactEmail(ctx);
    await inTransaction(ctx, async (tx) => {
      const manuscriptId = await findNamedManuscript(tx.db, `${message.subject}\n${message.message}`);
      await sendLetter(tx, contactMail(tx.site, message, to), { manuscriptId });
    });
  }
  return { message: messageSent };
}
