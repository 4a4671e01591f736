import * as t from '../../../messages/http-responses.ts';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { Person } from '../accounts/index.ts';
import { listNamed, listWithConflict, type ManuscriptAtHand, hasLostOffice } from './conflict-store.ts';
import { daysAfter } from '../../../contracts/days.ts';

const days = 30;

/**
 * Whether an administrator or an editor of this journal lost their role lately: then no one counts as the last one who
 * can act. It does not matter who removed them, since that could be another account.
 */
export const wasOfficeTaken = (ctx: Context, journalId: string | null): Promise<boolean> =>
  hasLostOffice(ctx.db, journalId, daysAfter(ctx.now(), -days));

/** Why what the last one may do is refused, and what helps. */
export const officeTaken = () => t.roleRemovedRecently({ days });

type Manuscript = Pick<ManuscriptAtHand, 'id' | 'submittingUserId' | 'reviewModel' | 'publishedAt'>;

/** Whether a person wrote a manuscript: submitted it, or is or was one of its authors by an address that is or was theirs. */
export async function isAuthorOf(
  db: Database,
  person: Person,
  { id, submittingUserId }: Pick<Manuscript, 'id' | 'submittingUserId'>,
): Promise<boolean> {
  return person.userId === submittingUserId || (await listNamed(db, id, [person])).size > 0;
}

/** Those of these people who have no part in a manuscript: who wrote one that peers review, reviews it, or recused themselves, holds no office at it. */
export async function withoutConflicts<Candidate extends Person>(
  ctx: Context,
  people: readonly Candidate[],
  { id, submittingUserId, reviewModel }: Omit<Manuscript, 'publishedAt'>,
): Promise<Candidate[]> {
  if (reviewModel !== 'double-anonymous') return [...people];
  const others = people.filter(({ userId }) => userId !== submittingUserId);
  const kept = await listWithConflict(ctx.db, id, others);
  return others.filter(({ userId }) => !kept.has(userId));
}

/** Whether a person wrote a manuscript that peers review, reviews it, or recused themselves: then they hold no office at it. */
export async function hasConflict(
  ctx: Context,
  person: Person,
  manuscript: Omit<Manuscript, 'publishedAt'>,
): Promise<boolean> {
  return (await withoutConflicts(ctx, [person], manuscript)).length === 0;
}

/**
 * The actor in relation to a manuscript: an administrator with a conflict of interest in peer review has no special
 * rights until publication.
 */
export async function actorAt(ctx: Context, manuscript: Manuscript): Promise<Actor> {
  const { actor } = ctx;
  if (actor.kind !== 'user' || !actor.isAdmin || manuscript.publishedAt !== null) return actor;
  return (await hasConflict(ctx, actor, manuscript)) ? { ...actor, isAdmin: false } : actor;
}
