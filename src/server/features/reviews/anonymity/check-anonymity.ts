import type { AnonymityFinding } from '../../../../contracts/review-values.ts';
import type { ManuscriptAuthor } from '../../../../contracts/manuscript-values.ts';
import type { Context } from '../../../context.ts';
import { findFiles, type FileRow } from '../../files/index.ts';
import { findManuscript } from '../../manuscripts/index.ts';
import { findSearched, findSubmitter, keepFindings } from './check-store.ts';
import { readDocument } from './clean-file.ts';
import { isForReviewers } from './make-review-copies.ts';
import { findBesides } from './search/find-besides.ts';
import { findInFileName, findInProperties } from './search/find-in-properties.ts';
import type { Person } from './search/find-names.ts';
import { findTraces } from './search/find-traces.ts';

/** Everybody of one name, once. */
function everybody(authors: readonly ManuscriptAuthor[], submitter: Person | null): Person[] {
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
    ...findInProperties(file.name, read, people),
    ...(await findBesides(file.name, read, people)),
  ];
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
  const files = (await findFiles(ctx.db, searched.fileIds)).filter(isForReviewers);
  const anonymity: AnonymityFinding[] = [];
  let unreadable = false;
  for (const file of files.toSorted((one, other) => (one.slot ?? 0) - (other.slot ?? 0))) {
    const traces = await findInFile(ctx, file, people);
    unreadable ||= traces === null;
    anonymity.push(...findInFileName(file.name, people), ...(traces ?? []));
  }
  await keepFindings(ctx.db, { manuscriptId, version }, { anonymity, unreadable });
}
