import type { Actor, Context } from '../../context.ts';
import { mailboxOf } from '../accounts/index.ts';
import type { FoundManuscript } from './manuscript-store.ts';
import { isReviewerOf, type Person } from './own-part-store.ts';

type Manuscript = FoundManuscript['manuscript'];

/** Whether a person is on a manuscript: who submitted it, or one of its authors by address, however it is spelt. */
export function isAuthorOf(
  person: Person,
  { submittingUserId, authors }: Pick<Manuscript, 'submittingUserId' | 'authors'>,
): boolean {
  const own = mailboxOf(person.email);
  return person.userId === submittingUserId || authors.some(({ authorEmail }) => mailboxOf(authorEmail) === own);
}

/** Whether a person wrote a manuscript that peers review, or reviews it: then they hold no office at it. */
export async function hasPartIn(ctx: Context, person: Person, manuscript: Manuscript): Promise<boolean> {
  if (manuscript.reviewModel !== 'double-anonymous') return false;
  return isAuthorOf(person, manuscript) || isReviewerOf(ctx.db, manuscript.id, person);
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
