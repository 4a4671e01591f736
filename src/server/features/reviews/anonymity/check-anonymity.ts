import type { anonymity as calls } from '../../../../contracts/anonymity.ts';
import type { BodyOf } from '../../../../contracts/call.ts';
import type { AuthorFields } from '../../../../contracts/drafts.ts';
import type { AnonymityCheck, AnonymityFinding } from '../../../../contracts/review-values.ts';
import { signedIn, type Context } from '../../../context.ts';
import { findFiles, type FileRow } from '../../files/index.ts';
import { findManuscript, ownFiles } from '../../manuscripts/index.ts';
import { findSearched, findSubmitter, keepFindings } from './check-store.ts';
import { readDocument } from './clean-file.ts';
import { isForReviewers } from './make-review-copies.ts';
import { findBesides } from './search/find-besides.ts';
import { findInFileName, findInProperties } from './search/find-in-properties.ts';
import type { Person } from './search/find-names.ts';
import { findTraces } from './search/find-traces.ts';
import type { KeptFinding } from './finding-groups.ts';

/** Everybody of one name, once. */
function everybody(authors: readonly Omit<AuthorFields, 'isCorresponding'>[], submitter: Person | null): Person[] {
  const people = authors.map(({ authorGivenName, authorLastName, authorEmail, authorAffiliation }) => ({
    givenName: authorGivenName,
    lastName: authorLastName,
    email: authorEmail,
    affiliation: authorAffiliation,
  }));
  const all = submitter === null ? people : [...people, submitter];
  const keyOf = ({ givenName, lastName, email }: Person) => `${givenName}\n${lastName}\n${email}`.toLowerCase();
  return [...new Map(all.map((person) => [keyOf(person), person])).values()];
}

async function findInFile(ctx: Context, file: FileRow, people: readonly Person[]): Promise<AnonymityFinding[] | null> {
  const read = await readDocument(ctx, file);
  if (read === null) return null;
  return [
    ...(await findTraces(file.name, read, people)),
    ...(await findInProperties(file.name, read, people)),
    ...(await findBesides(file.name, read, people)),
  ];
}

/** What the files that reviewers get hold of these people, and whether one of them could not be read. */
async function findInFiles(ctx: Context, files: readonly FileRow[], people: readonly Person[]) {
  const anonymity: KeptFinding[] = [];
  let unreadable = false;
  const forReviewers = files.filter(isForReviewers);
  for (const file of forReviewers.toSorted((one, other) => (one.slot ?? 0) - (other.slot ?? 0))) {
    const traces = await findInFile(ctx, file, people);
    unreadable ||= traces === null;
    const found = [...findInFileName(file.name, people), ...(traces ?? [])];
    anonymity.push(...found.map((finding) => ({ ...finding, sha256: file.sha256 })));
  }
  return { anonymity, unreadable };
}

/** Searches the files of a version that reviewers get for its authors' own words, and keeps what was found. */
export async function checkAnonymity(
  ctx: Context,
  { manuscriptId, version }: { readonly manuscriptId: string; readonly version: number },
): Promise<void> {
  const found = await findManuscript(ctx.db, manuscriptId);
  const searched = await findSearched(ctx.db, manuscriptId, version);
  if (found?.manuscript.reviewModel !== 'double-anonymous' || searched === null) return;
  const submitter = await findSubmitter(ctx.db, found.manuscript.submittingUserId);
  const people = everybody(searched.authors, submitter);
  const files = await findFiles(ctx.db, searched.fileIds);
  await keepFindings(ctx.db, { manuscriptId, version }, await findInFiles(ctx, files, people));
}

/** Searches the caller's files of a draft as it will be searched once it is submitted; nothing is kept. */
export async function checkDraftAnonymity(
  ctx: Context,
  uploadId: string,
  { authors, filesUrl }: BodyOf<typeof calls.checkDraft>,
): Promise<AnonymityCheck> {
  const files = await ownFiles(ctx, filesUrl, { uploadId, purpose: 'manuscript' });
  const submitter = await findSubmitter(ctx.db, signedIn(ctx).userId);
  const named = authors.filter(({ authorLastName }) => authorLastName.trim() !== '');
  const { anonymity: findings, unreadable } = await findInFiles(ctx, files, everybody(named, submitter));
  if (findings.length > 0) return { state: 'found', findings };
  return { state: unreadable ? 'unreadable' : 'clean', findings };
}
