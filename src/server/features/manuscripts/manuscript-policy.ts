import type { ManuscriptAuthor } from '../../../contracts/manuscript-values.ts';
import { manuscriptSlot } from '../../../contracts/constants.ts';
import type { Actor } from '../../context.ts';
import type { ManuscriptState } from '../../db/schema/index.ts';
import { actionsFrom, type ManuscriptAction } from './manuscript-lifecycle.ts';

/** Who may read a manuscript that is not published: its submitting author and administrators. */
export function mayReadManuscript(actor: Actor, submittingUserId: string): boolean {
  return actor.kind === 'user' && (actor.isAdmin || actor.userId === submittingUserId);
}

/** What the actor may do next; the buttons follow it. */
export function allowedActions(actor: Actor, state: ManuscriptState): ManuscriptAction[] {
  return actor.kind === 'user' && actor.isAdmin ? actionsFrom(state) : [];
}

/** An administrator may add authors without an email; everyone else gives one (specification, section 5). */
export const authorsAreComplete = (actor: Actor, authors: readonly ManuscriptAuthor[]): boolean =>
  (actor.kind === 'user' && actor.isAdmin) || authors.every((author) => author.authorEmail !== '');

/** The mandatory file is the manuscript itself; a lone cover letter does not pass (decision 21). */
export const hasManuscriptFile = (files: readonly { slot: number | null }[]): boolean =>
  files.some((file) => file.slot === manuscriptSlot);
