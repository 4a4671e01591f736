import { v7 } from 'uuid';
import { messageSent, type ContactMessage } from '../../../contracts/contact.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { findNamedManuscript, sendLetter } from '../letters/index.ts';
import { readContactText } from '../site-texts/index.ts';
import { contactMail } from './contact-mail.ts';

/** Passes a message on to the publisher, and to nobody else whatever it says; a program that fills in the unseen field is told the same. */
export async function sendContactMessage(ctx: Context, message: ContactMessage): Promise<{ message: string }> {
  const isFromPerson = message.homepage === '';
  if (isFromPerson) {
    const { email } = await readContactText(ctx);
    const mail = contactMail({ ...ctx.site, contactEmail: email }, message, v7());
    await inTransaction(ctx, async (tx) => {
      const manuscriptId = await findNamedManuscript(tx.db, `${message.subject}\n${message.message}`);
      await sendLetter(tx, mail, { manuscriptId });
    });
  }
  return { message: messageSent };
}
