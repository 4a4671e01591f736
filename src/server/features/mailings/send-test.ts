import type { MailingContent } from '../../../contracts/mailing-form.ts';
import { signedIn, type Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { ofNoManuscript, sendLetter } from '../letters/index.ts';
import { previewMailing } from './read-mailings.ts';

/** Sends an email to its writer alone, made as the real one is. */
export async function sendTest(ctx: Context, content: MailingContent): Promise<{ message: string }> {
  const { email: to } = signedIn(ctx);
  const { subject, html, text, replyTo } = await previewMailing(ctx, content);
  const letter = { kind: 'mailing-test', to, replyTo, subject: `Test: ${subject}`, html, text, secret: null };
  await inTransaction(ctx, (tx) => sendLetter(tx, letter, ofNoManuscript));
  return { message: `A test is on its way to ${to}.` };
}
