import type { Mailing } from '../../../contracts/mailings.ts';
import type { Context } from '../../context.ts';
import { countEmailsOf, type EmailCounts } from '../emails/index.ts';
import { isWholeWritten } from './write-emails.ts';
import type { ListedMailing, MailingRow } from './mailing-store.ts';

/** The state of a mailing: sent once its last email has left, even before that is noted. */
function stateOf(mailing: MailingRow, { queued }: EmailCounts): Mailing['state'] {
  return mailing.state === 'sending' && isWholeWritten(mailing) && queued === 0 ? 'sent' : mailing.state;
}

/** Mailings as administrators read of them. */
export async function presentMailings(
  { db }: Pick<Context, 'db'>,
  listed: readonly ListedMailing[],
): Promise<Mailing[]> {
  const countsOf = await countEmailsOf(
    db,
    listed.map(({ mailing }) => mailing.id),
  );
  return listed.map(({ mailing, writtenBy }) => {
    const { id, emailType, subject, recipientEmail, sendAt } = mailing;
    const counts = countsOf(id);
    const state = stateOf(mailing, counts);
    return {
      id,
      emailType,
      subject,
      recipientEmail,
      state,
      writtenBy,
      counts,
      sendAt: sendAt.toISOString(),
      allowed: state === 'scheduled' || state === 'sending' ? ['cancel'] : [],
    };
  });
}
