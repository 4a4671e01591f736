import { v4 } from 'uuid';
import type { z } from 'zod';
import { missingFileMessage, type Manuscript } from '../../../contracts/manuscript-values.ts';
import { type Submission } from '../../../contracts/manuscripts.ts';
import { siteDay } from '../../../contracts/site-zone.ts';
import * as t from '../../../messages/manuscript-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError, invalidInput, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { lockActiveAccount } from '../../domains/accounts/index.ts';
import { keepFromClearing, takeSlots, type PlacedFile } from '../../domains/files/index.ts';
import {
  chooseClasses,
  chooseStatements,
  findJournal,
  holdOpen,
  plannedIssue,
  requireConfirmed,
} from '../../domains/journals/index.ts';
import { addAuditEntry } from '../../domains/audit-log/index.ts';
import {
  assignNew,
  deleteDraft,
  lockUpload,
  dueDateOf,
  changedParts,
  contentsOf,
  receivedMail,
  hasManuscriptFile,
  requireCompleteAuthors,
  withCorrespondingAuthor,
  findManuscriptOfUpload,
  insertManuscript,
  type FoundManuscript,
  type NewManuscript,
  ownManuscriptFiles,
  presentManuscript,
  readManuscriptAgain,
  requestChecks,
  indexManuscript,
  tellOfSubmission,
  tellAuthor,
  tellNamedOfficers,
  findVersion,
  insertVersion,
  saveConsent,
} from '../../domains/editorial/index.ts';

type ParsedSubmission = z.output<typeof Submission>;

async function sentFiles(ctx: Context, submission: ParsedSubmission): Promise<PlacedFile[]> {
  const files = await ownManuscriptFiles(ctx, submission, { uploadId: submission.awsId, hasManuscript: false });
  if (!hasManuscriptFile(files)) throw invalidInput('filesUrl', missingFileMessage);
  return files;
}

async function newManuscript(
  ctx: Context,
  userId: string,
  submission: ParsedSubmission,
  files: readonly PlacedFile[],
): Promise<NewManuscript> {
  const journal = await findJournal(ctx.db, submission.journalId);
  if (!journal) throw invalidInput('journalId', t.journalNotFound());
  const now = ctx.now();
  const turn = journal.reviewModel === 'verification' ? 'administrator' : 'editor';
  return {
    // Reviewers see it, and it must not tell when the manuscript was sent (decision 44).
    id: v4(),
    journalId: journal.id,
    submittingUserId: userId,
    uploadId: submission.awsId,
    fileIds: files.map((file) => file.id).toSorted(),
    title: submission.articleTitle,
    abstract: submission.articleAbstract,
    keywords: submission.articleKeywords,
    authors: withCorrespondingAuthor(submission.authors),
    statements: await chooseStatements(ctx, journal.id, submission.statements),
    reviewModel: journal.reviewModel,
    state: 'submitted',
    turn,
    dueAt: dueDateOf({ state: 'submitted', turn }, journal, { expectedBy: null, answersBy: null }, now),
    specialReview: submission.specialReview,
    ...plannedIssue(journal, submission.specialReview, now),
    publicPdfName: submission.publicPdfName ?? null,
    submittedAt: now,
    waitingSince: now,
    updatedAt: now,
  };
}

/** Whether the stored manuscript came from this same submission, sent twice. */
async function isSameSubmission(tx: Context, { manuscript }: FoundManuscript, sent: NewManuscript): Promise<boolean> {
  const first = await findVersion(tx.db, manuscript.id, 1);
  return (
    first !== null &&
    manuscript.journalId === sent.journalId &&
    manuscript.specialReview === sent.specialReview &&
    changedParts(first, sent).length === 0
  );
}

async function refuseAnother(tx: Context, current: FoundManuscript, sent: NewManuscript): Promise<void> {
  const { number, deletedAt } = current.manuscript;
  if (deletedAt !== null) throw new AppError('already-submitted', t.arrivedAndDeleted());
  if (!(await isSameSubmission(tx, current, sent)))
    throw new AppError('already-submitted', t.arrivedAlready({ number }));
}

/** Where the author wants the manuscript to belong, and what they confirmed. */
async function answered(tx: Context, { journalId, confirmedStatements, ...wish }: ParsedSubmission) {
  return {
    ...(await chooseClasses(tx, journalId, wish)),
    confirmedStatements: await requireConfirmed(tx, journalId, confirmedStatements),
  };
}

/** Keeps that the authors agree to published reviews, where the journal publishes them. */
async function agree(tx: Context, { manuscript, journal }: FoundManuscript, agrees: boolean): Promise<void> {
  if (!agrees || !journal.publishesReviews || manuscript.reviewModel !== 'double-anonymous') return;
  const { id: manuscriptId, submittingUserId: userId, submittedAt: chosenAt } = manuscript;
  await saveConsent(tx.db, { manuscriptId, userId, choice: 'named', chosenAt });
  await addAuditEntry(tx, 'publication-chosen', manuscriptId, { as: 'author', choice: 'named' });
}

async function keep(
  tx: Context,
  submission: ParsedSubmission,
  manuscript: NewManuscript,
  files: readonly PlacedFile[],
): Promise<FoundManuscript> {
  const userId = manuscript.submittingUserId;
  const before = await findManuscriptOfUpload(tx.db, manuscript.uploadId);
  if (before) {
    if (before.manuscript.submittingUserId !== userId) throw notFound('upload');
    await refuseAnother(tx, before, manuscript);
    return before;
  }
  const asked = await answered(tx, submission);
  await insertManuscript(tx.db, { ...manuscript, ...asked }, Number(siteDay(manuscript.submittedAt).slice(0, 4)));
  const found = await readManuscriptAgain(tx.db, manuscript.id);
  // An archived journal takes no more; one that is being archived at this moment is waited for.
  if (!(await holdOpen(tx.db, manuscript.journalId))) throw invalidInput('journalId', t.journalClosedChooseAnother());
  await keepFromClearing(tx, manuscript.fileIds);
  await takeSlots(tx, files);
  const { id, version, submittedAt } = found.manuscript;
  await insertVersion(tx.db, { manuscriptId: id, version, ...contentsOf(found.manuscript), submittedAt });
  await indexManuscript(tx.db, id);
  await deleteDraft(tx.db, manuscript.uploadId, userId);
  await agree(tx, found, submission.agreesToPublication);
  await addAuditEntry(tx, 'submitted', manuscript.id, { specialReview: manuscript.specialReview });
  await tellAuthor(tx, found, receivedMail(tx.site, found));
  await tellNamedOfficers(tx, found, []);
  await requestChecks(tx, found.manuscript);
  const assigned = await assignNew(tx, found);
  await tellOfSubmission(tx, assigned);
  return assigned;
}

/** Creates a submission; a repeated request, even a simultaneous one, gets the same manuscript. */
export async function submitManuscript(
  ctx: Context,
  submission: ParsedSubmission,
): Promise<{ message: string; article: Manuscript }> {
  const { userId } = signedIn(ctx);
  requireCompleteAuthors(ctx.actor, submission.authors);
  const files = await sentFiles(ctx, submission);
  const manuscript = await newManuscript(ctx, userId, submission, files);
  const submitted = await inTransaction(ctx, async (tx) => {
    // Wait for an account that is being deleted, so that nothing is added to an erased one.
    await lockActiveAccount(tx, userId);
    await lockUpload(tx.db, submission.awsId);
    return keep(tx, submission, manuscript, files);
  });
  return { message: t.submitted(), article: await presentManuscript(ctx, submitted) };
}
