import { v7 } from 'uuid';
import { messageSent, type ContactMessage } from '../../../contracts/contact.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { sendLetter } from '../letters/index.ts';
import { readContactText } from '../site-texts/index.ts';
import { contactMail } from './contact-mail.ts';

/** Passes a message on to the publisher, and to nobody else whatever it says; a program that fills in the unseen field is told the same. */
export async function sendContactMessage(ctx: Context, message: ContactMessage): Promise<{ message: string }> {
  const isFromPerson = message.homepage === '';
  if (isFromPerson) {
    const { email } = await readContactText(ctx);
    await inTransaction(ctx, (tx) => sendLetter(tx, contactMail({ ...tx.site, contactEmail: email }, message, v7())));
  }
  return { message: messageSent };
}
