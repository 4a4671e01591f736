import { v7 } from 'uuid';
import type { z } from 'zod';
import { missingFileMessage, type Manuscript } from '../../../contracts/manuscript-values.ts';
import { type Submission } from '../../../contracts/manuscripts.ts';
import { fileHref } from '../../../contracts/pages.ts';
import { signedIn, type Context } from '../../context.ts';
import { invalidInput, notFound, notSignedIn } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { lockAccount } from '../accounts/index.ts';
import { findFiles, type FileRow } from '../files/index.ts';
import { currentIssue, findJournal, nextIssue } from '../journals/index.ts';
import { receivedMail } from './manuscript-mails.ts';
import { authorsAreComplete, hasManuscriptFile } from './manuscript-policy.ts';
import { findManuscriptOfUpload, insertManuscript, type NewManuscript } from './manuscript-store.ts';
import { presentManuscripts } from './present-manuscript.ts';
import { addRecord } from '../records/index.ts';

type ParsedSubmission = z.output<typeof Submission>;

/** The id in an address that `fileHref` made; anything else is no file of ours. */
const fileIdOf = (url: string): string | null => {
  const id = url.split('/').at(-1) ?? '';
  return /^[0-9a-f-]{36}$/i.test(id) && url === fileHref(id) ? id : null;
};

/** The files that the payload names: each must have been uploaded by this caller under this upload id. */
async function ownFiles(ctx: Context, userId: string, submission: ParsedSubmission): Promise<FileRow[]> {
  const ids = submission.filesUrl.map(fileIdOf);
  const named = await findFiles(
    ctx.db,
    ids.filter((id) => id !== null),
  );
  const own = named.filter(
    (file) => file.ownerId === userId && file.uploadId === submission.awsId && file.purpose === 'manuscript',
  );
  if (own.length !== new Set(ids).size)
    throw invalidInput('filesUrl', 'A file named here was not uploaded with this submission.');
  if (!hasManuscriptFile(own)) throw invalidInput('filesUrl', missingFileMessage);
  return own;
}

async function newManuscript(ctx: Context, userId: string, submission: ParsedSubmission): Promise<NewManuscript> {
  const journal = await findJournal(ctx.db, submission.journalId);
  if (!journal) throw invalidInput('journalId', 'This journal was not found. Please choose another.');
  const files = await ownFiles(ctx, userId, submission);
  const now = ctx.now();
  const place = submission.specialReview ? currentIssue(journal, now) : nextIssue(journal, now);
  return {
    id: v7(),
    journalId: journal.id,
    submittingUserId: userId,
    uploadId: submission.awsId,
    fileIds: files.map((file) => file.id),
    title: submission.articleTitle,
    abstract: submission.articleAbstract,
    keywords: submission.articleKeywords,
    authors: submission.authors,
    state: 'submitted',
    specialReview: submission.specialReview,
    ...place,
    publicPdfName: submission.publicPdfName ?? null,
    submittedAt: now,
    waitingSince: now,
    updatedAt: now,
  };
}

/** Takes a submission; the same upload submitted again, even at once, answers with the one manuscript. */
export async function submitManuscript(
  ctx: Context,
  submission: ParsedSubmission,
): Promise<{ message: string; article: Manuscript }> {
  const { userId } = signedIn(ctx);
  if (!authorsAreComplete(ctx.actor, submission.authors))
    throw invalidInput('authors', 'Please fill all the fields to add an author');
  const manuscript = await newManuscript(ctx, userId, submission);
  const submitted = await inTransaction(ctx, async (tx) => {
    // An account that is being deleted is waited for: nothing may arrive in an emptied one.
    if ((await lockAccount(tx.db, userId))?.deletedAt !== null) throw notSignedIn();
    const id = await insertManuscript(tx.db, manuscript);
    const found = await findManuscriptOfUpload(tx.db, submission.awsId);
    if (!found || found.manuscript.submittingUserId !== userId) throw notFound('This upload');
    if (id !== null) {
      await addRecord(tx, 'submitted', id, { specialReview: submission.specialReview });
      await tx.jobs.enqueue(tx.db, 'send-mail', receivedMail(tx.site, found));
    }
    return found;
  });
  const [article] = await presentManuscripts(ctx, [submitted]);
  if (!article) throw new Error('A submitted manuscript could not be presented');
  return { message: 'Manuscript submitted successfully', article };
}
