import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { undeliverableAddresses } from '../server/db/schema/index.ts';
import { aDeliveryReport, anAbsenceNote } from './mail/a-delivery-report.ts';
import { anImapServer } from './mail/an-imap-server.ts';
import { aMailSite } from './mail/mail-site.ts';

const mailbox = await anImapServer({ user: 'reports', password: 'secret', folder: 'INBOX' });
const { product, db, until, aRecipient, returnPathOf, open } = await aMailSite({}, { IMAP_URL: mailbox.url });

/** Has the mailbox read as it is every five minutes, and waits until nothing in it is new. */
async function readMailbox(): Promise<void> {
  await product.system.jobs.enqueue(db, 'read-bounces', {});
  await until(() => (mailbox.unseen().length === 0 ? true : undefined));
}

test('reports that arrive in the mailbox mark letters and addresses; whatever else is there stays, as seen', async () => {
  const gone = await aRecipient();
  const late = await aRecipient();
  const away = await aRecipient();
  mailbox.put(anAbsenceNote(returnPathOf(away.person.email)));
  mailbox.put('Subject: Buy now\r\n\r\nCheap');
  mailbox.put(aDeliveryReport({ to: returnPathOf(gone.person.email) }));
  mailbox.put(aDeliveryReport({ to: returnPathOf(late.person.email), action: 'delayed', status: '4.4.1' }));
  await readMailbox();
  expect(await open(gone.letter.id)).toMatchObject({ state: 'bounced' });
  const delayed = await open(late.letter.id);
  expect(delayed.state).toBe('sent');
  expect(delayed.lastError).toMatch(/^Delayed: /);
  expect(await open(away.letter.id)).toMatchObject({ state: 'sent', lastError: null });
  const marks = await db
    .select()
    .from(undeliverableAddresses)
    .where(eq(undeliverableAddresses.emailId, gone.letter.id));
  expect(marks).toMatchObject([{ address: gone.person.email }]);
  expect(await db.$count(undeliverableAddresses)).toBe(1);
});
