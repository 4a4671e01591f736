import type { Manuscript, ManuscriptAction, ManuscriptAuthor } from '../../../contracts/manuscript-values.ts';
import { manuscriptSlot } from '../../../contracts/constants.ts';
import type { Actor } from '../../context.ts';
import type { ManuscriptState } from '../../db/schema/index.ts';
import { invalidInput } from '../../errors.ts';
import { isUnpublished, leadsFrom } from './manuscript-lifecycle.ts';

/** What decides who may see a manuscript and do what with it. */
interface Standing {
  readonly submittingUserId: string;
  readonly state: ManuscriptState;
  readonly deletedAt: Date | null;
  readonly purgedAt: Date | null;
}

/** Who may read a manuscript: its submitting author, until it is deleted, and administrators, until nothing of it is left. */
export function mayReadManuscript(
  actor: Actor,
  { submittingUserId, deletedAt, purgedAt }: Omit<Standing, 'state'>,
): boolean {
  if (actor.kind !== 'user' || purgedAt !== null) return false;
  return actor.isAdmin || (deletedAt === null && actor.userId === submittingUserId);
}

function administratorActions({ state, deletedAt }: Standing): ManuscriptAction[] {
  if (deletedAt !== null) return ['restore'];
  const verifies = (['accept', 'reject'] as const).filter((step) => leadsFrom(step, state));
  const removes: ManuscriptAction[] = [];
  if (isUnpublished(state)) removes.push('delete');
  if (leadsFrom('withdraw', state)) removes.push('withdraw');
  return [...verifies, ...removes];
}

/** What the actor may do next; the buttons follow it. */
export function allowedActions(actor: Actor, standing: Standing): ManuscriptAction[] {
  if (actor.kind !== 'user') return [];
  const isOwn = actor.userId === standing.submittingUserId;
  const stands = standing.deletedAt === null;
  const edits: ManuscriptAction[] = isOwn && stands && leadsFrom('edit', standing.state) ? ['edit'] : [];
  const certifies: ManuscriptAction[] =
    (isOwn || actor.isAdmin) && stands && standing.state === 'published' ? ['certificate'] : [];
  return [...edits, ...certifies, ...(actor.isAdmin ? administratorActions(standing) : [])];
}

/** An administrator may add authors without an email; everyone else gives one (specification, section 5). */
export function requireCompleteAuthors(actor: Actor, authors: readonly ManuscriptAuthor[]): void {
  const isAdministrator = actor.kind === 'user' && actor.isAdmin;
  if (!isAdministrator && authors.some((author) => author.authorEmail === ''))
    throw invalidInput('authors', 'Please fill all the fields to add an author');
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
  if (document?.mediaType === 'application/pdf') return 'manuscript';
  return document && canConvert ? 'conversion' : 'administrator';
};
