import type { z } from 'zod';
import type { Manuscript } from '../../../contracts/manuscript-values.ts';
import type { Revision } from '../../../contracts/manuscripts.ts';
import * as t from '../../../messages/manuscript-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError, forbidden, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { lockActiveAccount } from '../../domains/accounts/index.ts';
import { takeSlots, type PlacedFile } from '../../domains/files/index.ts';
import { chooseClasses, holdOpen, plannedIssue, type Classes } from '../../domains/journals/index.ts';
import { addAuditEntry } from '../../domains/audit-log/index.ts';
import {
  whyNot,
  contentsAfter,
  keepVersion,
  changedParts,
  type Contents,
  leadsFrom,
  type Step,
  receivedAgainMail,
  requireCompleteAuthors,
  findManuscript,
  lockManuscript,
  type FoundManuscript,
  ownManuscriptFiles,
  readsManuscript,
  presentManuscript,
  requestChecks,
  isRoundBegun,
  isRoundDecided,
  tellAuthor,
  tellOfReturn,
} from '../../domains/editorial/index.ts';

type ParsedRevision = z.output<typeof Revision>;

/** How an author changes a manuscript that is not under review. */
const editingStep = ({ reviewModel }: FoundManuscript['manuscript']): Step =>
  reviewModel === 'verification' ? 'edit' : 'amend';

/** The manuscript, for its submitting author; other readers are refused, and others do not learn that it exists. */
async function findOwn(ctx: Context, id: string): Promise<FoundManuscript> {
  const found = await findManuscript(ctx.db, id);
  if (!found || !(await readsManuscript(ctx, found))) throw notFound('manuscript');
  if (found.manuscript.submittingUserId !== signedIn(ctx).userId) throw forbidden(t.submitterOnly());
  return found;
}

/** A returned manuscript goes to the end of the queue with a new date; one in the queue stays in its place. */
function placeAfter(tx: Context, { manuscript, journal }: FoundManuscript) {
  if (manuscript.state === 'submitted') return {};
  const now = tx.now();
  return { waitingSince: now, ...plannedIssue(journal, manuscript.specialReview, now) };
}

/**
 * A manuscript that returns after the start of review, or a decision, begins a new round: reports and reviewers belong
 * to the version they read.
 */
async function roundAfter(tx: Context, { manuscript }: FoundManuscript) {
  const { id, round, state } = manuscript;
  if (state !== 'returned') return {};
  const isOver = (await isRoundBegun(tx.db, id, round)) || (await isRoundDecided(tx.db, id, round));
  return isOver ? { round: round + 1 } : {};
}

type Changed = Contents & Classes;

const classNames = { sectionId: 'section', articleTypeId: 'article type' } as const;

/** What a revision changes, by the names that people know. */
const partsAfter = ({ manuscript }: FoundManuscript, after: Changed): string[] => [
  ...changedParts(manuscript, after),
  ...(['sectionId', 'articleTypeId'] as const)
    .filter((key) => manuscript[key] !== after[key])
    .map((key) => classNames[key]),
];

async function keepRevision(tx: Context, current: FoundManuscript, revision: ParsedRevision, after: Changed) {
  const { id, state, version, publicPdfName } = current.manuscript;
  const { sectionId, articleTypeId, ...contents } = after;
  const revised = await keepVersion(tx, current, editingStep(current.manuscript), contents, {
    sectionId,
    articleTypeId,
    ...placeAfter(tx, current),
    ...(await roundAfter(tx, current)),
    publicPdfName: revision.publicPdfName ?? publicPdfName,
  });
  const changed = partsAfter(current, after);
  await addAuditEntry(tx, 'submitted-again', id, { version: version + 1, changed, wasRejected: state === 'rejected' });
  return revised;
}

/** A rejected manuscript returns like a submission: an archived journal accepts none. */
async function refuseArchived(tx: Context, { journal }: FoundManuscript): Promise<void> {
  if (await holdOpen(tx.db, journal.id)) return;
  throw new AppError('state-conflict', t.journalClosed({ journal: journal.title }));
}

async function revise(
  tx: Context,
  id: string,
  revision: ParsedRevision,
  sent: readonly PlacedFile[],
): Promise<FoundManuscript> {
  const current = await lockManuscript(tx.db, id);
  if (current?.manuscript.deletedAt !== null) throw notFound('manuscript');
  const { state, version } = current.manuscript;
  const step = editingStep(current.manuscript);
  if (!leadsFrom(step, current.manuscript)) throw await whyNot(tx, step, { id });
  const after = {
    ...(await contentsAfter(tx, current.manuscript, revision, sent)),
    ...(await chooseClasses(tx, current.journal.id, revision, current.manuscript)),
  };
  // An unchanged waiting manuscript was sent twice.
  if (state === 'submitted' && partsAfter(current, after).length === 0) return current;
  const seen = revision.version ?? version;
  if (seen !== version) throw await whyNot(tx, step, { id, version: seen });
  if (state === 'rejected') await refuseArchived(tx, current);
  await takeSlots(tx, sent);
  const revised = await keepRevision(tx, current, revision, after);
  await requestChecks(tx, revised.manuscript);
  await tellAuthor(tx, revised, receivedAgainMail(tx.site, revised));
  if (state === 'returned') await tellOfReturn(tx, revised);
  return revised;
}

/** Changes a manuscript and submits it for verification again; the previous contents stay as a version. */
export async function reviseManuscript(
  ctx: Context,
  id: string,
  revision: ParsedRevision,
): Promise<{ message: string; article: Manuscript }> {
  const { userId } = signedIn(ctx);
  const { manuscript } = await findOwn(ctx, id);
  if (revision.authors) requireCompleteAuthors(ctx.actor, revision.authors);
  const sent = await ownManuscriptFiles(ctx, revision, { uploadId: manuscript.uploadId, hasManuscript: true });
  const revised = await inTransaction(ctx, async (tx) => {
    // Wait for an account that is being deleted, so that nothing is added to an erased one.
    await lockActiveAccount(tx, userId);
    return revise(tx, id, revision, sent);
  });
  const article = await presentManuscript(ctx, revised);
  const isSaved = revision.filesUrl.length === 0 && revision.emptiedSlots.length === 0;
  const isVerified = manuscript.reviewModel === 'verification';
  const [done, doneWithOldFiles] = isVerified
    ? [t.submittedForVerification, t.verificationKeepingFiles]
    : [t.changedSubmitted, t.changedKeepingFiles];
  return { message: isSaved ? doneWithOldFiles() : done(), article };
}
