import type { MailingContent } from '../../../contracts/mailing-form.ts';
import * as t from '../../../messages/email-responses.ts';
import { testSubject } from '../../../messages/emails/layout.ts';
import { signedIn, type Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { ofNoManuscript, sendWritten } from '../emails/index.ts';
import { previewMailing } from './manage-mailings.ts';
import { unsubscribeUrl } from './change-subscription.ts';

/** Sends an email to its writer alone, made as the real one is. */
export async function sendTest(ctx: Context, content: MailingContent): Promise<{ message: string }> {
  const { email: to, userId } = signedIn(ctx);
  const { subject, html, text, replyTo } = await previewMailing(ctx, content);
  // The link is personal: others who read the outbox must not see it.
  const secret = content.emailType === 'marketing' ? await unsubscribeUrl(ctx, userId) : null;
  const email = { kind: 'mailing-test', to, replyTo, subject: testSubject({ subject }), html, text, secret };
  await inTransaction(ctx, (tx) => sendWritten(tx, email, ofNoManuscript));
  return { message: t.testSent({ address: to }) };
}
