import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { Person } from '../accounts/index.ts';
import { isReviewerOf, isWriterOf, type ManuscriptAtHand } from './own-part-store.ts';

type Manuscript = Pick<ManuscriptAtHand, 'id' | 'submittingUserId' | 'reviewModel' | 'publishedAt'>;

/** Whether a person wrote a manuscript: who submitted it, or whoever is or ever was one of its authors by an address that is or was theirs. */
export async function isAuthorOf(
  db: Database,
  person: Person,
  { id, submittingUserId }: Pick<Manuscript, 'id' | 'submittingUserId'>,
): Promise<boolean> {
  return person.userId === submittingUserId || isWriterOf(db, id, person);
}

/** Whether a person wrote a manuscript that peers review, or reviews it: then they hold no office at it. */
export async function hasPartIn(
  ctx: Context,
  person: Person,
  manuscript: Omit<Manuscript, 'publishedAt'>,
): Promise<boolean> {
  if (manuscript.reviewModel !== 'double-anonymous') return false;
  return (await isAuthorOf(ctx.db, person, manuscript)) || isReviewerOf(ctx.db, manuscript.id, person);
}

/**
 * The actor as they stand to a manuscript: until it is published, an administrator who has a part in one that peers review is
 * to it like everybody else.
 */
export async function actorAt(ctx: Context, manuscript: Manuscript): Promise<Actor> {
  const { actor } = ctx;
  if (actor.kind !== 'user' || !actor.isAdmin || manuscript.publishedAt !== null) return actor;
  return (await hasPartIn(ctx, actor, manuscript)) ? { ...actor, isAdmin: false } : actor;
}
