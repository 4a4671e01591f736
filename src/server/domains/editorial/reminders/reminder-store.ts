import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { mutedReminders, sentReminders } from '../../../db/schema/index.ts';
import type { MutableReminder } from '../../../../contracts/reviewers.ts';
import { steps } from '../manuscripts/manuscript-lifecycle.ts';

/** A reminder that is due; the key makes it one per date. */
export type Due = Record<string, unknown> & {
  readonly key: string;
  readonly manuscriptId: string;
  readonly invitationId: string | null;
  /** How many days before or after the date this reminder is for. */
  readonly stage: number;
};

const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;
const dayBefore = (at: Date): SQL => sql`${instant(at)} - interval '1 day'`;
/** Nothing is sent about what has been overdue for longer. */
const longest = sql`interval '60 days'`;
const stillDays = (field: SQL, now: Date): SQL => sql`extract(epoch from ${field} - ${instant(now)}) / 86400`;
const dayOf = (field: SQL): SQL => sql`to_char(${field} at time zone 'UTC', 'YYYY-MM-DD')`;

/** Before the decision, while it waits to be ratified, and after it, when one more report was asked for: others have no date. */
const isReviewing = sql`manuscript.state in ('in-review', ${sql.join(
  [...steps['send-back'].from, ...steps['add-report'].from].map((state) => sql`${state}`),
  sql`, `,
)}) and manuscript.round = invitation.round and manuscript.deleted_at is null`;

/** The mail server has accepted the email of an invitation, and it did not come back. */
const hasGone = sql`not exists (select from emails where emails.id = invitation.email_id and emails.state <> 'sent')`;

/** What is due, by kind; each query uses the index of its date. */
const candidates: Record<MutableReminder, (now: Date) => SQL> = {
  'invitation-unanswered': (now) => sql`
    select 'invitation-unanswered:' || invitation.id || ':' || ${dayOf(sql`answer_by`)} as key,
      manuscript_id::text as "manuscriptId", invitation.id::text as "invitationId", 3 as stage
    from review_invitations invitation join manuscripts manuscript on manuscript.id = manuscript_id
    where invitation.state = 'invited' and ${isReviewing} and ${hasGone}
      and answer_by > ${instant(now)} and answer_by <= ${instant(now)} + interval '3 days'
      and invited_at <= ${dayBefore(now)}`,
  'review-due': (now) => sql`
    select 'review-due:' || invitation.id || ':' || ${dayOf(sql`invitation.due_at`)} as key,
      manuscript_id::text as "manuscriptId", invitation.id::text as "invitationId", 3 as stage
    from review_invitations invitation join manuscripts manuscript on manuscript.id = manuscript_id
    where invitation.state = 'accepted' and ${isReviewing}
      and invitation.due_at > ${instant(now)} and invitation.due_at <= ${instant(now)} + interval '3 days'
      and coalesce(answered_at, invited_at) <= ${dayBefore(now)}`,
  'review-overdue': (now) => sql`
    select 'review-overdue:' || invitation.id || ':' || ${dayOf(sql`invitation.due_at`)} || ':' || late.stage as key,
      manuscript_id::text as "manuscriptId", invitation.id::text as "invitationId", late.stage
    from review_invitations invitation join manuscripts manuscript on manuscript.id = manuscript_id,
      lateral (select case when -(${stillDays(sql`invitation.due_at`, now)}) >= 14 then 14
        when -(${stillDays(sql`invitation.due_at`, now)}) >= 7 then 7 else 1 end as stage) late
    where invitation.state = 'accepted' and ${isReviewing}
      and invitation.due_at <= ${dayBefore(now)} and invitation.due_at > ${instant(now)} - ${longest}`,
  // Sent at once, when the report arrives.
  'reports-in': () => sql`select '' as key, '' as "manuscriptId", null as "invitationId", 0 as stage where false`,
  'decision-due': (now) => sql`
    select 'decision-due:' || id || ':' || state || ':' || round || ':' || ${dayOf(sql`due_at`)} as key,
      id::text as "manuscriptId", null as "invitationId", 3 as stage
    from manuscripts
    where turn in ('editor', 'editor-in-chief') and deleted_at is null
      and due_at is not null and due_at <= ${instant(now)} + interval '3 days' and due_at > ${instant(now)} - ${longest}`,
  'revision-due': (now) => sql`
    select 'revision-due:' || id || ':' || round || ':' || ${dayOf(sql`due_at`)} || ':' || near.stage as key,
      id::text as "manuscriptId", null as "invitationId", near.stage
    from manuscripts,
      lateral (select case when ${stillDays(sql`due_at`, now)} <= 1 then 1 else 7 end as stage) near
    where state = 'revision-requested' and deleted_at is null
      and due_at is not null and due_at > ${instant(now)} and due_at <= ${instant(now)} + interval '7 days'
      and (decided_at is null or decided_at <= ${dayBefore(now)})`,
};

/** What of a kind is due now and was not sent; of one manuscript or invitation alone, where it is named. */
export async function listDue(
  db: Database,
  kind: MutableReminder,
  now: Date,
  { key, limit }: { readonly key?: string; readonly limit: number },
): Promise<Due[]> {
  const { rows } = await db.execute<Due>(sql`
    select due.* from (${candidates[kind](now)}) due
    where not exists (select from sent_reminders sent where sent.key = due.key)
      ${key === undefined ? sql`` : sql`and due.key = ${key}`}
    limit ${limit}`);
  return rows;
}

/** Overdue revisions without a pending request for more time. */
export async function listLapsing(db: Database, startOfDay: Date, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id::text as id from manuscripts
    where state = 'revision-requested' and deleted_at is null and due_at is not null and due_at < ${instant(startOfDay)}
      and not exists (
        select from revision_extensions asked where asked.manuscript_id = manuscripts.id and asked.state = 'waiting'
      )
    order by due_at limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Claims a reminder; false when it went out already. */
export async function claimReminder(db: Database, key: string, sentAt: Date): Promise<boolean> {
  const claimed = await db
    .insert(sentReminders)
    .values({ key, sentAt })
    .onConflictDoNothing()
    .returning({ key: sentReminders.key });
  return claimed.length > 0;
}

/** Which of these reminders went out. */
export async function listClaimed(db: Database, keys: readonly string[]): Promise<string[]> {
  const rows = await db.select({ key: sentReminders.key }).from(sentReminders).where(inArray(sentReminders.key, keys));
  return rows.map(({ key }) => key);
}

/** The reminders that a person has muted. */
export async function listMuted(db: Database, userId: string): Promise<MutableReminder[]> {
  const rows = await db
    .select({ kind: mutedReminders.kind })
    .from(mutedReminders)
    .where(eq(mutedReminders.userId, userId))
    .orderBy(mutedReminders.kind);
  return rows.map(({ kind }) => kind);
}

/** Whether a person has muted a reminder. */
export async function isMuted(db: Database, userId: string, kind: MutableReminder): Promise<boolean> {
  const rows = await db
    .select({ kind: mutedReminders.kind })
    .from(mutedReminders)
    .where(and(eq(mutedReminders.userId, userId), eq(mutedReminders.kind, kind)));
  return rows.length > 0;
}

/** Replaces a person's muted reminders; in a transaction. */
export async function replaceMuted(db: Database, userId: string, muted: readonly MutableReminder[]): Promise<void> {
  await db.delete(mutedReminders).where(eq(mutedReminders.userId, userId));
  if (muted.length > 0) await db.insert(mutedReminders).values(muted.map((kind) => ({ userId, kind })));
}
