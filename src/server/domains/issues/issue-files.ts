import type { NewFullIssue } from '../../../contracts/issues.ts';
import * as t from '../../../messages/issue-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError, invalidInput } from '../../errors.ts';
import { claimUpload, fileIdOf, findFile, keepFromClearing } from '../files/index.ts';
import { findWithdrawnIn } from './building/place-store.ts';
import { findIssueOfDocument, type ListedIssue } from './issue-store.ts';

/** The files of an issue to be sold. */
export interface IssueFiles {
  readonly coverFileId: string;
  readonly documentFileId: string;
  /** Where the document was uploaded. */
  readonly uploadId: string;
}

const words = {
  issueImageURL: { purpose: 'cover', what: 'cover' },
  issueDoccumentURL: { purpose: 'issue-document', what: 'document' },
} as const;

function anothersDocument(): AppError {
  return new AppError('state-conflict', t.documentTaken(), { issueDoccumentURL: t.documentTakenUploadRight() });
}

/** A built document may contain an article that was withdrawn later and must not be sold again. */
async function refuseWithdrawnInside(tx: Context, documentFileId: string): Promise<void> {
  const title = await findWithdrawnIn(tx.db, documentFileId);
  if (title !== null) throw invalidInput('issueDoccumentURL', t.withdrawnSinceBuilt({ title }));
}

/** A file that a field names; it must be an upload of the caller's own for just that. */
async function ownUpload(ctx: Context, field: keyof typeof words, url: string) {
  const { purpose, what } = words[field];
  const id = fileIdOf(url);
  const file = id === null ? null : await findFile(ctx.db, id);
  if (!file?.uploadId || file.ownerId !== signedIn(ctx).userId || file.purpose !== purpose)
    throw invalidInput(field, t.fileMissing({ what }));
  return { id: file.id, uploadId: file.uploadId, mediaType: file.mediaType };
}

/** The picture that the caller has uploaded for a cover that is printed. */
export async function ownCover(ctx: Context, url: string): Promise<string> {
  const { id, mediaType } = await ownUpload(ctx, 'issueImageURL', url);
  if (mediaType === 'image/jpeg' || mediaType === 'image/png') return id;
  throw invalidInput('issueImageURL', t.printedCoverType());
}

/** Cover and document that the caller has uploaded. */
export async function ownIssueFiles(
  ctx: Context,
  { issueImageURL, issueDoccumentURL }: Pick<NewFullIssue, keyof typeof words>,
): Promise<IssueFiles> {
  const cover = await ownUpload(ctx, 'issueImageURL', issueImageURL);
  const document = await ownUpload(ctx, 'issueDoccumentURL', issueDoccumentURL);
  return { coverFileId: cover.id, documentFileId: document.id, uploadId: document.uploadId };
}

/**
 * Locks the upload of the document in a transaction: the second of two calls that name one document waits for the
 * first.
 */
export async function holdUpload(tx: Context, { uploadId }: IssueFiles): Promise<void> {
  await claimUpload(tx.db, uploadId, signedIn(tx).userId, tx.now());
}

/** Cover and document of a changed issue: the existing ones, or uploads of the caller's own. */
export async function changedIssueFiles(
  ctx: Context,
  current: Pick<ListedIssue, 'coverFileId' | 'documentFileId'>,
  wanted: Pick<NewFullIssue, keyof typeof words>,
): Promise<{ coverFileId: string; documentFileId: string; taken: readonly string[] }> {
  const fileFor = async (field: keyof typeof words, currentId: string | null) => {
    const isSaved = currentId !== null && fileIdOf(wanted[field]) === currentId;
    return isSaved
      ? { id: currentId, isNew: false }
      : { id: (await ownUpload(ctx, field, wanted[field])).id, isNew: true };
  };
  const cover = await fileFor('issueImageURL', current.coverFileId);
  const document = await fileFor('issueDoccumentURL', current.documentFileId);
  const taken = [cover, document].flatMap(({ id, isNew }) => (isNew ? [id] : []));
  return { coverFileId: cover.id, documentFileId: document.id, taken };
}

/** Takes the new files; the second of two issues that name one document waits for the first. */
export async function takeChangedFiles(
  tx: Context,
  issueId: string,
  { documentFileId, taken }: { documentFileId: string; taken: readonly string[] },
): Promise<void> {
  await keepFromClearing(tx, taken);
  if (!taken.includes(documentFileId)) return;
  const uploadId = (await findFile(tx.db, documentFileId))?.uploadId;
  if (uploadId) await claimUpload(tx.db, uploadId, signedIn(tx).userId, tx.now());
  const owner = await findIssueOfDocument(tx.db, documentFileId);
  if (owner !== null && owner !== issueId) throw anothersDocument();
  await refuseWithdrawnInside(tx, documentFileId);
}

/**
 * Makes the files permanent once their upload is locked: buyers may read the document, so it belongs to one issue
 * only.
 */
export async function takeIssueFiles(tx: Context, { coverFileId, documentFileId }: IssueFiles): Promise<void> {
  await keepFromClearing(tx, [coverFileId, documentFileId]);
  if ((await findIssueOfDocument(tx.db, documentFileId)) !== null) throw anothersDocument();
  await refuseWithdrawnInside(tx, documentFileId);
}
