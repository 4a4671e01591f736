import { and, desc, eq, ilike, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { mostCounted } from '../../../contracts/constants.ts';
import type { EmailState } from '../../../contracts/mail-values.ts';
import type { OutboxArea } from '../../../contracts/outbox.ts';
import type { Database } from '../../db/database.ts';
import { emails } from '../../db/schema/index.ts';
import { emailsOpenTo, type EmailReader, type EmailRow } from './email-store.ts';
import { kindsIn } from './templates/all-templates.ts';

const escaped = (words: string) => words.replace(/[\\%_]/g, '\\$&');

/** Not one of a mailing whose recipient is not known any more: that is nothing but a count. */
const hasRecipient = ne(emails.toAddress, '');

/** Which emails are looked for. */
interface EmailsWanted {
  readonly area?: OutboxArea | undefined;
  readonly state?: EmailState | undefined;
  /** In the address or in the subject. */
  readonly words: string;
  /** The last email of the previous page. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** A page of the emails a person may see, newest first. */
export async function listEmails(
  db: Database,
  reader: EmailReader,
  { area, state, words, after, limit }: EmailsWanted,
): Promise<EmailRow[]> {
  const pattern = `%${escaped(words)}%`;
  return db
    .select()
    .from(emails)
    .where(
      and(
        hasRecipient,
        emailsOpenTo(reader),
        area === undefined ? undefined : inArray(emails.kind, kindsIn(area)),
        state === undefined ? undefined : eq(emails.state, state),
        after === undefined ? undefined : lt(emails.id, after),
        words === '' ? undefined : or(ilike(emails.toAddress, pattern), ilike(emails.subject, pattern)),
      ),
    )
    .orderBy(desc(emails.id))
    .limit(limit);
}

/** An email by its id, if the person may see it. */
export async function findOpenEmail(db: Database, reader: EmailReader, id: string): Promise<EmailRow | null> {
  const [email] = await db
    .select()
    .from(emails)
    .where(and(eq(emails.id, id), emailsOpenTo(reader)));
  return email ?? null;
}

/** The emails to a person, the newest first: to their account, or to their address before there was one. */
export async function listEmailsTo(
  db: Database,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<EmailRow[]> {
  const isToAddress = and(isNull(emails.userId), eq(sql`lower(${emails.toAddress})`, email));
  return db
    .select()
    .from(emails)
    .where(or(eq(emails.userId, userId), isToAddress))
    .orderBy(desc(emails.id));
}

/** How many emails wait, were given up and came back, of those that somebody may see; of each a thousand are enough to say. */
export async function countEmails(
  db: Database,
  reader: EmailReader,
): Promise<Record<'queued' | 'failed' | 'bounced', number>> {
  // Each by itself: of a state that it does not know beforehand the planner expects a part of all emails, and reads them all.
  const of = (state: EmailState) => sql`(select count(*)::int from (
    select from ${emails} where ${and(eq(emails.state, state), hasRecipient, emailsOpenTo(reader))} limit ${mostCounted}
  ) as counted)`;
  const { rows } = await db.execute<{ queued: number; failed: number; bounced: number }>(
    sql`select ${of('queued')} as queued, ${of('failed')} as failed, ${of('bounced')} as bounced`,
  );
  return rows[0] ?? { queued: 0, failed: 0, bounced: 0 };
}
