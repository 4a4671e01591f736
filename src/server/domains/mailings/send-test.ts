import type { MailingContent } from '../../../contracts/mailing-form.ts';
import { signedIn, type Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { ofNoManuscript, sendWritten } from '../letters/index.ts';
import { previewMailing } from './read-mailings.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

/** Sends an email to its writer alone, made as the real one is. */
export async function sendTest(ctx: Context, content: MailingContent): Promise<{ message: string }> {
  const { email: to, userId } = signedIn(ctx);
  const { subject, html, text, replyTo } = await previewMailing(ctx, content);
  // The link is the writer's own: nobody else who reads the outbox is to have it.
  const secret = content.emailType === 'marketing' ? await unsubscribeUrl(ctx, userId) : null;
  const letter = { kind: 'mailing-test', to, replyTo, subject: `Test: ${subject}`, html, text, secret };
  await inTransaction(ctx, (tx) => sendWritten(tx, letter, ofNoManuscript));
  return { message: `A test is on its way to ${to}.` };
}
