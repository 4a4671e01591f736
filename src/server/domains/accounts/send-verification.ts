import { verificationLinkHours } from '../../../contracts/constants.ts';
import type { Context } from '../../context.ts';
import type { RegisteredFields } from '../../db/schema/index.ts';
import { ofNoManuscript, sendLetter } from '../letters/index.ts';
import { verificationMail } from './account-mails.ts';
import { newEmailLink } from './new-email-link.ts';

/** Each link carries its own registration: following it can never take over what somebody else has sent. */
export async function sendVerification(
  ctx: Context,
  userId: string,
  email: string,
  registration: RegisteredFields,
  next?: string,
): Promise<void> {
  const token = await newEmailLink(ctx, {
    userId,
    purpose: 'verify-email',
    hours: verificationLinkHours,
    registration,
  });
  await sendLetter(ctx, verificationMail(ctx.site, { email, next }, token), ofNoManuscript);
}
