import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  articles,
  editorialDecisions,
  journals,
  manuscripts,
  openReviews,
  orcidConnections,
  orcidPermissions,
  orcidReviews,
  reviewInvitations,
  reviewReports,
} from '../../db/schema/index.ts';

/** A review that has to be written to the record of its reviewer. */
export interface DueReview {
  readonly orcid: string;
  readonly permission: string;
  readonly manuscriptId: string;
  readonly journalTitle: string;
  readonly issn: string;
  /** When the manuscript’s review ended: of it only the year is told. */
  readonly endedAt: Date;
  /** The page of the signed report; null where no one may know which manuscript this was. */
  readonly publicReport: { readonly anchor: string } | null;
  /** Null: not in the record yet. */
  readonly reviewId: string | null;
  readonly putCode: string | null;
  readonly tries: number;
}

/**
 * The reviews of manuscripts whose course has ended, of reviewers who want them in their records: one for all rounds. An
 * unsigned one waits until the year of the end is over, so that no author can tell by the moment which manuscript it was; a
 * signed report that is published with its article is due at once. Their order is not that of submission. A journal
 * without an ISSN has no group at ORCID.
 */
export async function listDueReviews(
  db: Database,
  { now, yearBegan, limit }: { readonly now: Date; readonly yearBegan: Date; readonly limit: number },
): Promise<DueReview[]> {
  const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;
  const { rows } = await db.execute<
    Omit<DueReview, 'endedAt' | 'publicReport'> & { endedAt: string; anchor: string | null }
  >(sql`
    with reviewed as (
      select distinct on (connection.orcid, invitation.manuscript_id)
        connection.orcid, permission.permission, connection.user_id, manuscript.id as manuscript_id,
        case when manuscript.state = 'published' then manuscript.published_at else manuscript.updated_at end as ended_at,
        coalesce((
          select decision.journal_id from ${editorialDecisions} decision
          where decision.manuscript_id = manuscript.id and decision.round = invitation.round order by decision.decided_at limit 1
        ), manuscript.journal_id) as journal_id
      from ${orcidConnections} connection
      join ${orcidPermissions} permission on permission.orcid = connection.orcid
      join ${reviewInvitations} invitation on invitation.reviewer_id = connection.user_id and invitation.state = 'reported'
      join ${reviewReports} report on report.invitation_id = invitation.id and report.submitted_at is not null
      join ${manuscripts} manuscript on manuscript.id = invitation.manuscript_id
      where connection.adds_reviews and manuscript.deleted_at is null and manuscript.state in ('published', 'rejected', 'withdrawn')
      order by connection.orcid, invitation.manuscript_id, invitation.round desc
    ), known as (
      select reviewed.*, ${journals.title} as journal_title, ${journals.issn}, (
        select published.anchor from ${openReviews} published
        join ${reviewInvitations} source on source.id = published.source_id and source.reviewer_id = reviewed.user_id
        join ${articles} article on article.id = published.article_id and article.withdrawn_on is null
        where published.article_id = reviewed.manuscript_id and published.kind = 'report'
          and published.state = 'published' and published.signed_by is not null
        order by published.round desc limit 1
      ) as anchor
      from reviewed join ${journals} on ${journals.id} = reviewed.journal_id where ${journals.issn} is not null
    )
    select known.orcid, known.permission, known.manuscript_id as "manuscriptId", known.journal_title as "journalTitle", known.issn,
      known.ended_at::text as "endedAt", known.anchor, written.id as "reviewId", written.put_code as "putCode", coalesce(written.tries, 0) as tries
    from known left join ${orcidReviews} written on written.orcid = known.orcid and written.manuscript_id = known.manuscript_id
    where case
      when written.written_at is null then known.anchor is not null or known.ended_at < ${instant(yearBegan)}
      else not written.is_left_alone and written.is_named <> (known.anchor is not null) end
      and (written.next_try_at is null or written.next_try_at <= ${instant(now)})
    order by md5(known.orcid || known.manuscript_id) limit ${limit}`);
  return rows.map(({ endedAt, anchor, ...row }) => ({
    ...row,
    endedAt: new Date(endedAt),
    publicReport: anchor === null ? null : { anchor },
  }));
}

type Outcome = Partial<Omit<typeof orcidReviews.$inferInsert, 'orcid' | 'manuscriptId'>>;

/** Notes what became of a review in a person’s record. */
export async function noteReview(
  db: Database,
  { orcid, manuscriptId }: Pick<DueReview, 'orcid' | 'manuscriptId'>,
  outcome: Outcome & { readonly id: string },
): Promise<void> {
  const { id: _id, ...set } = outcome;
  await db
    .insert(orcidReviews)
    .values({ orcid, manuscriptId, ...outcome })
    .onConflictDoUpdate({ target: [orcidReviews.orcid, orcidReviews.manuscriptId], set });
}
