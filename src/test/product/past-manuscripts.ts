import { v4, v7 } from 'uuid';
import {
  manuscripts,
  manuscriptVersions,
  reviewInvitations,
  reviewReports,
  uploads,
  type ManuscriptState,
} from '../../server/db/schema/index.ts';
import { inState } from './invitation-in-state.ts';
import { aReport } from './peer-review.ts';
import type { Product } from './start-product.ts';

type Version = Pick<typeof manuscriptVersions.$inferInsert, 'outcome'> & { readonly decidedAt?: string };

interface Past {
  readonly journalId: string;
  readonly userId: string;
  readonly submittedAt: string;
  readonly state: ManuscriptState;
  readonly publishedAt?: string;
  readonly isDeleted?: boolean;
  readonly versions?: readonly Version[];
}

const text = { title: 'A past manuscript', abstract: '', keywords: [], authors: [], fileIds: [] };
const instantOf = (day: string | undefined) => (day === undefined ? null : new Date(day));

/** A manuscript that has gone a way in the past, written straight into the database. */
export async function aPastManuscript({ parts: { db } }: Product, past: Past): Promise<string> {
  const [id, uploadId, submittedAt] = [v4(), v7(), new Date(past.submittedAt)];
  const { journalId, userId, state } = past;
  await db.insert(uploads).values({ id: uploadId, ownerId: userId, createdAt: submittedAt });
  await db.insert(manuscripts).values({
    ...text,
    id,
    journalId,
    submittingUserId: userId,
    uploadId,
    reviewModel: 'double-anonymous',
    state,
    turn: state === 'withdrawn' || state === 'published' ? null : 'author',
    publishedAt: instantOf(past.publishedAt),
    specialReview: false,
    volume: 1,
    issue: 1,
    submittedAt,
    waitingSince: submittedAt,
    updatedAt: submittedAt,
    deletedAt: past.isDeleted ? submittedAt : null,
  });
  for (const [place, { outcome, decidedAt }] of (past.versions ?? [{}]).entries())
    await db.insert(manuscriptVersions).values({
      ...text,
      manuscriptId: id,
      version: place + 1,
      submittedAt,
      outcome: outcome ?? null,
      decidedAt: instantOf(decidedAt),
    });
  return id;
}

interface PastInvitation {
  readonly state: (typeof reviewInvitations.$inferInsert)['state'];
  /** Of a person who accepted. */
  readonly number?: number;
  readonly dueAt?: string;
  readonly reportedAt?: string;
}

/** An invitation with what came of it, and its report. */
export async function aPastInvitation({ parts: { db } }: Product, manuscriptId: string, past: PastInvitation) {
  const [id, now] = [v4(), new Date()];
  await db.insert(reviewInvitations).values({
    id,
    manuscriptId,
    round: 1,
    email: `${id}@example.org`,
    givenName: 'Robin',
    lastName: 'Past',
    invitedBy: v4(),
    message: '',
    ...inState(past.state),
    ...(past.reportedAt === undefined ? {} : { endedAt: new Date(past.reportedAt) }),
    reviewerNumber: past.number ?? null,
    invitedAt: now,
    answerBy: now,
    dueAt: instantOf(past.dueAt),
  });
  if (past.reportedAt === undefined) return;
  const { scores, commentsToAuthor, recommendation } = aReport();
  await db.insert(reviewReports).values({
    invitationId: id,
    manuscriptId,
    round: 1,
    draft: { scores, commentsToAuthor, confidentialRemarks: '', recommendation, answers: {} },
    draftVersion: 1,
    savedAt: now,
    scores,
    commentsToAuthor,
    recommendation,
    submittedAt: new Date(past.reportedAt),
  });
}
