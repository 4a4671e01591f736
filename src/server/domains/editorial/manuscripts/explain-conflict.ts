import * as t from '../../../../messages/manuscript-responses.ts';
import type { Context } from '../../../context.ts';
import type { ManuscriptState } from '../../../db/schema/index.ts';
import { AppError, notFound } from '../../../errors.ts';
import { named, unnamed, you, type NamedActor } from '../../../named-actor.ts';
import { findAccount, fullName } from '../../accounts/index.ts';
import { findLastActor } from '../../audit-log/index.ts';
import { changedParts } from './manuscript-contents.ts';
import { articleStatuses, leadsFrom, type Step } from './manuscript-lifecycle.ts';
import { findManuscript } from './manuscript-store.ts';
import { findVersion } from './version-store.ts';

const inWords = new Intl.ListFormat('en-GB');

/** Who took one of these steps last. Only administrators are told names. */
export async function byWhom(ctx: Context, manuscriptId: string, actions: readonly string[]): Promise<NamedActor> {
  const { actor } = ctx;
  if (actor.kind !== 'user' || !actor.isAdmin) return unnamed;
  const last = await findLastActor(ctx.db, manuscriptId, actions);
  if (last === null) return unnamed;
  if (last === actor.userId) return you;
  const account = await findAccount(ctx.db, last);
  return named(account && fullName(account));
}

/** The error for a change of an outdated version, with what has changed since. */
async function staleManuscript(ctx: Context, id: string, seen: number, current: number): Promise<AppError> {
  const [before, now] = [await findVersion(ctx.db, id, seen), await findVersion(ctx.db, id, current)];
  const changes = before && now ? changedParts(before, now) : [];
  return new AppError(
    'stale-version',
    changes.length > 0 ? t.submittedAgainWith({ changes: inWords.format(changes) }) : t.submittedAgain(),
  );
}

/** What an author can do who can no longer change a manuscript in review. */
const authorsRefusals: Partial<Record<ManuscriptState, (values: { status: string }) => string>> = {
  'revision-requested': t.reviseInstead,
  accepted: t.closedAccepted,
  published: t.closedPublished,
  rejected: t.submitAnewRejected,
  withdrawn: t.submitAnewWithdrawn,
};

const refusalOf = (step: Step, state: ManuscriptState): string => {
  const isAuthors = step === 'amend' || step === 'revise';
  return ((isAuthors ? authorsRefusals[state] : undefined) ?? t.notPossible)({ status: articleStatuses[state] });
};

/** Why a step could not be taken: the manuscript is gone, was decided, or has changed. */
export async function whyNot(
  ctx: Context,
  step: Step,
  { id, version }: { id: string; version?: number | undefined },
): Promise<AppError> {
  const found = await findManuscript(ctx.db, id);
  if (found?.manuscript.deletedAt !== null) return notFound('manuscript');
  const { state, reviewModel } = found.manuscript;
  if (leadsFrom(step, found.manuscript) && version !== undefined)
    return staleManuscript(ctx, id, version, found.manuscript.version);
  if (reviewModel === 'double-anonymous') return new AppError('state-conflict', refusalOf(step, state));
  const by = await byWhom(ctx, id, ['accept', 'reject', 'withdraw']);
  return new AppError('state-conflict', t.alreadyDecided({ ...by, status: articleStatuses[state] }));
}
