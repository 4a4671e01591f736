import type { anonymity as calls } from '../../../../contracts/anonymity.ts';
import type { BodyOf } from '../../../../contracts/call.ts';
import type { AnonymityCheck } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/manuscript-responses.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import { signedIn, type Context } from '../../../context.ts';
import { findFiles, type FileRow, findFile } from '../../files/index.ts';
import { ownFiles } from '../manuscripts/own-files.ts';
import type { SavedFinding } from './finding-groups.ts';
import { findSearched, findSubmitter, keepFindings, listCopies, noteCopy } from './check-store.ts';
import { authorsNamed, peopleOf } from './people-named.ts';
import { readPdf, readPrint, keepPrint, type PrintFault, neutralName } from './print-file.ts';
import { unreadWords, type Passage, type Person } from '../../../ports/inspection/document-inspector.ts';
import { findTraces } from './search/find-traces.ts';
import { reviewedSlots } from '../../../../contracts/constants.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { findManuscript } from '../manuscripts/manuscript-store.ts';
import { addAuditEntry } from '../../audit-log/index.ts';

const words: Partial<Record<PrintFault, PlainMessage>> = {
  'no-converter': t.oldWordNoConverter,
  'not-converted': t.oldWordNotConverted,
  password: t.passwordProtected,
  'too-complex': t.tooComplexToPrint,
};

/** Why a file has no copy for reviewers. */
export const whyNoCopy = (fault: PrintFault): string => (words[fault] ?? t.damaged)();

/** What reviewers read: the manuscript and its supplement, never the cover letter or the title page. */
export const isForReviewers = ({ slot }: Pick<FileRow, 'slot'>): boolean =>
  slot !== null && reviewedSlots.includes(slot);

/** Has the copies made that reviewers get; called in the transaction that begins a round. */
export const requestReviewCopies = (tx: Context, manuscriptId: string): Promise<void> =>
  tx.jobs.enqueue(tx.db, 'make-review-copies', { manuscriptId });

interface Copied {
  readonly manuscriptId: string;
  readonly people: readonly Person[];
}

/** The copy of a file for reviewers, made if there is none yet. Null if the file cannot be converted. */
export async function reviewCopyOf(
  ctx: Context,
  { manuscriptId, people }: Copied,
  source: FileRow,
): Promise<FileRow | null> {
  const [known] = await listCopies(ctx.db, [source.id]);
  if (known?.copy) return known.copy;
  const name = neutralName(source.slot);
  const made = await keepPrint(ctx, source, { purpose: 'review-copy', name, wish: { purpose: 'review', people } });
  const failure = 'fault' in made ? whyNoCopy(made.fault) : null;
  const copyId = 'id' in made ? made.id : null;
  await inTransaction(ctx, async (tx) => {
    const counts = await noteCopy(tx.db, { fileId: source.id, copyId, failure, madeAt: tx.now() });
    const action = failure === null ? 'review-copy-made' : 'review-copy-failed';
    if (counts) await addAuditEntry(tx, action, manuscriptId, { file: name, ...(failure && { failure }) });
  });
  return copyId === null ? null : findFile(ctx.db, copyId);
}

/** Makes the review copies of a manuscript's files; existing copies stay, failed ones are tried again. */
export async function makeReviewCopies(ctx: Context, manuscriptId: string): Promise<void> {
  const found = await findManuscript(ctx.db, manuscriptId);
  if (found?.manuscript.reviewModel !== 'double-anonymous' || found.manuscript.deletedAt !== null) return;
  const people = await authorsNamed(ctx, found.manuscript);
  const sources = (await findFiles(ctx.db, found.manuscript.fileIds)).filter(isForReviewers);
  for (const source of sources) await reviewCopyOf(ctx, { manuscriptId, people }, source);
}

type Shown = readonly Passage[] | null;

/** What the prints for reviewers show of these people, and whether a file could not be printed or read. */
async function findInFiles(
  files: readonly FileRow[],
  people: readonly Person[],
  shownIn: (file: FileRow) => Promise<Shown>,
) {
  const anonymity: SavedFinding[] = [];
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

/** Searches the copies of a version's files for its authors, and saves what it finds. */
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

/** Searches the files of the caller's draft, as after a submission. Stores nothing. */
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
