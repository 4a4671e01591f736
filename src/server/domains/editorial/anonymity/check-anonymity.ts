import type { anonymity as calls } from '../../../../contracts/anonymity.ts';
import type { BodyOf } from '../../../../contracts/call.ts';
import type { AnonymityCheck } from '../../../../contracts/review-values.ts';
import { signedIn, type Context } from '../../../context.ts';
import { findFiles, type FileRow } from '../../files/index.ts';
import { findManuscript } from '../manuscripts/manuscript-store.ts';
import { ownFiles } from '../manuscripts/own-files.ts';
import type { KeptFinding } from './finding-groups.ts';
import { findSearched, findSubmitter, keepFindings } from './check-store.ts';
import { isForReviewers, reviewCopyOf } from './make-review-copies.ts';
import { authorsNamed, peopleOf } from './people-named.ts';
import { readPdf, readPrint } from './print-file.ts';
import { unreadWords, type Passage, type Person } from '../../../ports/inspection/document-inspector.ts';
import { findTraces } from './search/find-traces.ts';

type Shown = readonly Passage[] | null;

/** What the prints for reviewers show of these people, and whether a file could not be printed or read. */
async function findInFiles(
  files: readonly FileRow[],
  people: readonly Person[],
  shownIn: (file: FileRow) => Promise<Shown>,
) {
  const anonymity: KeptFinding[] = [];
  let unreadable = false;
  const forReviewers = files.filter(isForReviewers);
  for (const file of forReviewers.toSorted((one, other) => (one.slot ?? 0) - (other.slot ?? 0))) {
    const shown = await shownIn(file);
    unreadable ||= shown === null || shown.some(({ text }) => text.includes(unreadWords));
    const found = shown === null ? [] : await findTraces(file.name, shown, people);
    anonymity.push(...found.map((finding) => ({ ...finding, sha256: file.sha256 })));
  }
  return { anonymity, unreadable };
}

/** Searches the copies of a version's files for its authors, and keeps what was found. */
export async function checkAnonymity(
  ctx: Context,
  { manuscriptId, version }: { readonly manuscriptId: string; readonly version: number },
): Promise<void> {
  const found = await findManuscript(ctx.db, manuscriptId);
  const searched = await findSearched(ctx.db, manuscriptId, version);
  if (found?.manuscript.reviewModel !== 'double-anonymous' || searched === null) return;
  const people = await authorsNamed(ctx, { ...found.manuscript, version });
  const files = await findFiles(ctx.db, searched.fileIds);
  const shownIn = async (file: FileRow): Promise<Shown> => {
    const copy = await reviewCopyOf(ctx, { manuscriptId, people }, file);
    return copy === null ? null : readPdf(ctx, copy);
  };
  await keepFindings(ctx.db, { manuscriptId, version }, await findInFiles(files, people, shownIn));
}

/** Searches the files of the caller's draft as after submission. Stores nothing. */
export async function checkDraftAnonymity(
  ctx: Context,
  uploadId: string,
  { authors, filesUrl }: BodyOf<typeof calls.checkDraft>,
): Promise<AnonymityCheck> {
  const files = await ownFiles(ctx, filesUrl, { uploadId, purpose: 'manuscript' });
  const submitter = await findSubmitter(ctx.db, signedIn(ctx).userId);
  const named = authors.filter(({ authorLastName }) => authorLastName.trim() !== '');
  const people = peopleOf(named, submitter);
  const shownIn = (file: FileRow): Promise<Shown> => readPrint(ctx, file, { purpose: 'review', people });
  const { anonymity: findings, unreadable } = await findInFiles(files, people, shownIn);
  if (findings.length > 0) return { state: 'found', findings };
  return { state: unreadable ? 'unreadable' : 'clean', findings };
}
