import type { z } from 'zod';
import type { Manuscript } from '../../../contracts/manuscript-values.ts';
import type { Revision } from '../../../contracts/manuscripts.ts';
import { signedIn, type Context } from '../../context.ts';
import { forbidden, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { lockStandingAccount } from '../accounts/index.ts';
import { findFiles, keepFromClearing, type FileRow } from '../files/index.ts';
import { plannedIssue } from '../journals/index.ts';
import { addRecord } from '../records/index.ts';
import { whyNot } from './explain-conflict.ts';
import { changedParts, filesAfter, type Contents } from './manuscript-contents.ts';
import { leadsFrom } from './manuscript-lifecycle.ts';
import { receivedAgainMail } from './manuscript-mails.ts';
import { mayReadManuscript, requireCompleteAuthors, withCorrespondingAuthor } from './manuscript-policy.ts';
import {
  findManuscript,
  lockManuscript,
  moveManuscript,
  readManuscriptAgain,
  type FoundManuscript,
} from './manuscript-store.ts';
import { ownFiles } from './own-files.ts';
import { presentManuscript } from './present-manuscript.ts';
import { indexManuscript } from './search-text-store.ts';
import { insertVersion } from './version-store.ts';

type ParsedRevision = z.output<typeof Revision>;

/** The manuscript, for its submitting author alone; who may read it is told so, nobody else that it exists. */
async function findOwn(ctx: Context, id: string): Promise<FoundManuscript> {
  const found = await findManuscript(ctx.db, id);
  if (!found || !mayReadManuscript(ctx.actor, found.manuscript)) throw notFound('This manuscript');
  if (found.manuscript.submittingUserId !== signedIn(ctx).userId)
    throw forbidden('Only the author who submitted a manuscript can edit it.');
  return found;
}

async function contentsAfter(
  tx: Context,
  standing: Contents,
  revision: ParsedRevision,
  sent: readonly FileRow[],
): Promise<Contents> {
  const files = filesAfter(await findFiles(tx.db, standing.fileIds), sent, revision.emptiedSlots);
  return {
    title: revision.articleTitle,
    abstract: revision.articleAbstract,
    keywords: revision.articleKeywords,
    authors: withCorrespondingAuthor(revision.authors ?? standing.authors),
    fileIds: files.map((file) => file.id).toSorted(),
  };
}

/** A rejected manuscript goes to the end of the queue and is planned anew; one that waits keeps its place. */
function placeAfter(tx: Context, { manuscript, journal }: FoundManuscript) {
  if (manuscript.state !== 'rejected') return {};
  const now = tx.now();
  return { waitingSince: now, ...plannedIssue(journal, manuscript.specialReview, now) };
}

async function keepRevision(tx: Context, standing: FoundManuscript, revision: ParsedRevision, contents: Contents) {
  const { id, state, version } = standing.manuscript;
  await keepFromClearing(tx, contents.fileIds);
  const now = tx.now();
  const isMoved = await moveManuscript(
    tx.db,
    id,
    { states: [state], version },
    {
      ...contents,
      ...placeAfter(tx, standing),
      version: version + 1,
      state: 'submitted',
      publicPdfName: revision.publicPdfName ?? standing.manuscript.publicPdfName,
      rejectionText: null,
      rejectionFileIds: [],
      decidedAt: null,
      updatedAt: now,
    },
  );
  if (!isMoved) throw await whyNot(tx, 'edit', { id, version });
  await indexManuscript(tx.db, id);
  await insertVersion(tx.db, { manuscriptId: id, version: version + 1, ...contents, submittedAt: now });
  const changed = changedParts(standing.manuscript, contents);
  await addRecord(tx, 'submitted-again', id, { version: version + 1, changed, wasRejected: state === 'rejected' });
}

async function revise(
  tx: Context,
  id: string,
  revision: ParsedRevision,
  sent: readonly FileRow[],
): Promise<FoundManuscript> {
  const standing = await lockManuscript(tx.db, id);
  if (standing?.manuscript.deletedAt !== null) throw notFound('This manuscript');
  const { state, version } = standing.manuscript;
  if (!leadsFrom('edit', state)) throw await whyNot(tx, 'edit', { id, version: undefined });
  const contents = await contentsAfter(tx, standing.manuscript, revision, sent);
  // What waits as it was sent has been sent twice.
  if (state === 'submitted' && changedParts(standing.manuscript, contents).length === 0) return standing;
  const seen = revision.version ?? version;
  if (seen !== version) throw await whyNot(tx, 'edit', { id, version: seen });
  await keepRevision(tx, standing, revision, contents);
  const revised = await readManuscriptAgain(tx.db, id);
  await tx.jobs.enqueue(tx.db, 'send-mail', receivedAgainMail(tx.site, revised));
  return revised;
}

const keptFiles = ' You chose no new file, so the files it had were kept.';

/** Changes a manuscript and submits it for verification again; what it was before stays as a version. */
export async function reviseManuscript(
  ctx: Context,
  id: string,
  revision: ParsedRevision,
): Promise<{ message: string; article: Manuscript }> {
  const { userId } = signedIn(ctx);
  const { manuscript } = await findOwn(ctx, id);
  if (revision.authors) requireCompleteAuthors(ctx.actor, revision.authors);
  const origin = { ownerId: userId, uploadId: manuscript.uploadId, purpose: 'manuscript' } as const;
  const sent = await ownFiles(ctx, revision.filesUrl, origin);
  const revised = await inTransaction(ctx, async (tx) => {
    // An account that is being deleted is waited for: nothing may come to wait in an emptied one.
    await lockStandingAccount(tx, userId);
    return revise(tx, id, revision, sent);
  });
  const article = await presentManuscript(ctx, revised);
  const isKept = revision.filesUrl.length === 0 && revision.emptiedSlots.length === 0;
  return { message: `The manuscript is submitted for verification.${isKept ? keptFiles : ''}`, article };
}
