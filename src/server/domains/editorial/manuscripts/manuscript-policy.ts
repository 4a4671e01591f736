import type { ManuscriptAuthor } from '../../../../contracts/contributors.ts';
import type { Manuscript, ManuscriptAction } from '../../../../contracts/manuscript-values.ts';
import { manuscriptSlot } from '../../../../contracts/constants.ts';
import * as t from '../../../../messages/manuscript-responses.ts';
import type { Actor } from '../../../context.ts';
import { invalidInput } from '../../../errors.ts';
import { kindOfMediaType } from '../../files/index.ts';
import { isUnpublished, leadsFrom, type LifeStatus } from './manuscript-lifecycle.ts';

/** What decides who may see a manuscript and do what with it. */
interface Status extends LifeStatus {
  readonly submittingUserId: string;
  readonly publishedAt: Date | null;
  readonly deletedAt: Date | null;
  readonly purgedAt: Date | null;
}

/** Who may read a manuscript: its submitting author until it is deleted, and administrators until it is purged. */
export function mayReadManuscript(
  actor: Actor,
  { submittingUserId, deletedAt, purgedAt }: Pick<Status, 'submittingUserId' | 'deletedAt' | 'purgedAt'>,
): boolean {
  if (actor.kind !== 'user' || purgedAt !== null) return false;
  return actor.isAdmin || (deletedAt === null && actor.userId === submittingUserId);
}

function administratorActions(current: Status): ManuscriptAction[] {
  if (current.deletedAt !== null) return ['restore'];
  const actions: ManuscriptAction[] = [];
  if (leadsFrom('accept', current) || leadsFrom('publish', current)) actions.push('accept');
  if (leadsFrom('reject', current)) actions.push('reject');
  if (isUnpublished(current) && current.state !== 'withdrawn') actions.push('delete');
  if (leadsFrom('correct', current)) actions.push('correct');
  if (leadsFrom('withdraw', current)) actions.push('withdraw');
  return actions;
}

/** What the actor may do next; the buttons follow it. */
export function allowedActions(actor: Actor, current: Status): ManuscriptAction[] {
  if (actor.kind !== 'user') return [];
  const isOwn = actor.userId === current.submittingUserId;
  const isThere = current.deletedAt === null;
  const edits: ManuscriptAction[] =
    isOwn && isThere && (leadsFrom('edit', current) || leadsFrom('amend', current)) ? ['edit'] : [];
  const certifies: ManuscriptAction[] =
    (isOwn || actor.isAdmin) && isThere && current.state === 'published' ? ['certificate'] : [];
  // Authors do not edit their own manuscripts during peer review.
  const holdsOffice = actor.isAdmin && !(isOwn && current.reviewModel === 'double-anonymous' && isUnpublished(current));
  return [...edits, ...certifies, ...(holdsOffice ? administratorActions(current) : [])];
}

/** An administrator may add authors without an email; everyone else gives one (specification, section 5). */
export function requireCompleteAuthors(actor: Actor, authors: readonly ManuscriptAuthor[]): void {
  const isAdministrator = actor.kind === 'user' && actor.isAdmin;
  if (!isAdministrator && authors.some(({ kind, authorEmail }) => kind !== 'group' && authorEmail === ''))
    throw invalidInput('authors', t.fillAuthorFields());
}

/** The authors with exactly one corresponding author: the one that is marked, else the first. */
export function withCorrespondingAuthor(authors: readonly ManuscriptAuthor[]): ManuscriptAuthor[] {
  const marked = authors.findIndex((author) => author.isCorresponding);
  return authors.map((author, place) => ({ ...author, isCorresponding: place === Math.max(0, marked) }));
}

/** The mandatory file is the manuscript itself; a lone cover letter does not pass (decision 21). */
export const hasManuscriptFile = (files: readonly { slot: number | null }[]): boolean =>
  files.some((file) => file.slot === manuscriptSlot);

/** Where the public PDF would come from (decision 19): a PDF is published as it is, a Word document converted where that can be done. */
export const publicDocumentOf = (
  files: readonly { slot: number | null; mediaType: string }[],
  canConvert: boolean,
): Manuscript['publicDocument'] => {
  const document = files.find((file) => file.slot === manuscriptSlot);
  const kind = document && kindOfMediaType(document.mediaType);
  if (kind === 'pdf') return 'manuscript';
  if (kind === 'docx') return 'print';
  return kind === 'doc' && canConvert ? 'conversion' : 'administrator';
};
