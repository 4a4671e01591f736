import { v7 } from 'uuid';
import { emailScheduled, emailSent, timeProblem, type NewMailing } from '../../../contracts/mailing-form.ts';
import type { Mailing } from '../../../contracts/mailings.ts';
import { contentRequired } from '../../../messages/contracts.ts';
import * as t from '../../../messages/email-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError, invalidInput, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { sanitiseFormattedText } from '../../sanitise-formatted-text.ts';
import { addAuditEntry } from '../audit-log/index.ts';
import { findListedMailing, findMailing, insertMailing, type MailingRow, emptyMailingsTo } from './mailing-store.ts';
import { presentMailings } from './present-mailing.ts';

/** Empties the emails that administrators wrote to a person whose account is erased; the rows stay. */
export const forgetMailings = (tx: Context, { email }: { readonly email: string }): Promise<void> =>
  emptyMailingsTo(tx.db, email, tx.now());

/** What was written, cleaned; refused where nothing is left. */
export function cleaned(emailContent: string): string {
  const contentHtml = sanitiseFormattedText(emailContent);
  if (contentHtml === '') throw invalidInput('emailContent', contentRequired());
  return contentHtml;
}

/** A mailing with its state; 404 if there is none. */
export async function presentedMailing(ctx: Context, id: string): Promise<Mailing> {
  const listed = await findListedMailing(ctx.db, id);
  const [mailing] = listed ? await presentMailings(ctx, [listed]) : [];
  if (!mailing) throw notFound('email');
  return mailing;
}

type Handed = Pick<MailingRow, 'subject' | 'contentHtml' | 'recipientEmail' | 'emailType' | 'createdBy'> & {
  /** Null: at once. */
  readonly sendAt: Date | null;
};

const isAtSameTime = ({ sendAt, createdAt }: MailingRow, wanted: Date | null) =>
  sendAt.getTime() === (wanted ?? createdAt).getTime();

const isSame = (mailing: MailingRow, other: Handed) =>
  isAtSameTime(mailing, other.sendAt) &&
  mailing.createdBy === other.createdBy &&
  mailing.subject === other.subject &&
  mailing.contentHtml === other.contentHtml &&
  mailing.emailType === other.emailType &&
  mailing.recipientEmail === other.recipientEmail;

/** An email that was handed in before is the same one; another one under its name is refused. */
async function refuseAnother(ctx: Context, id: string, wanted: Handed): Promise<void> {
  const earlier = await findMailing(ctx.db, id);
  if (earlier === null || !isSame(earlier, wanted)) throw new AppError('state-conflict', t.submittedBefore());
}

/** Takes an email that is to go now or at its time; its emails are written by a job, once for each person. */
export async function planMailing(ctx: Context, wanted: NewMailing): Promise<{ message: string; mailing: Mailing }> {
  const { userId: createdBy } = signedIn(ctx);
  const { subject, emailType, recipientEmail, sendAt, id = v7() } = wanted;
  const now = ctx.now();
  const problem = sendAt && timeProblem(sendAt, now);
  if (problem) throw invalidInput('scheduledTime', problem);
  const contentHtml = cleaned(wanted.emailContent);
  const mailing = { id, emailType, subject, contentHtml, recipientEmail, createdBy };
  await inTransaction(ctx, async (tx) => {
    const row = { ...mailing, state: 'scheduled' as const, sendAt: sendAt ?? now, createdAt: now };
    if (!(await insertMailing(tx.db, row))) return refuseAnother(tx, id, { ...mailing, sendAt });
    await addAuditEntry(tx, sendAt ? 'mailing-scheduled' : 'mailing-sent', id, { emailType });
    if (sendAt === null) await tx.jobs.enqueue(tx.db, 'send-due-mailings', {});
    return undefined;
  });
  return { message: sendAt ? emailScheduled : emailSent, mailing: await presentedMailing(ctx, id) };
}
