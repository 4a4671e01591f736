import type { Context } from '../../../context.ts';
import type { ManuscriptState } from '../../../db/schema/index.ts';
import { AppError, notFound } from '../../../errors.ts';
import { findAccount, fullName } from '../../accounts/index.ts';
import { findLastActor } from '../../records/index.ts';
import { changedParts } from './manuscript-contents.ts';
import { articleStatuses, leadsFrom, type Step } from './manuscript-lifecycle.ts';
import { findManuscript } from './manuscript-store.ts';
import { findVersion } from './version-store.ts';

const inWords = new Intl.ListFormat('en-GB');

/** “ by …”: who took one of these steps last, as an administrator is told it; everyone else learns no names. */
export async function byWhom(ctx: Context, manuscriptId: string, actions: readonly string[]): Promise<string> {
  const { actor } = ctx;
  if (actor.kind !== 'user' || !actor.isAdmin) return '';
  const last = await findLastActor(ctx.db, manuscriptId, actions);
  if (last === null) return '';
  if (last === actor.userId) return ' by you';
  const account = await findAccount(ctx.db, last);
  return account ? ` by ${fullName(account)}` : '';
}

/** The refusal of whoever started from a version that no longer stands; it names what has changed. */
async function staleManuscript(ctx: Context, id: string, seen: number, standing: number): Promise<AppError> {
  const [before, now] = [await findVersion(ctx.db, id, seen), await findVersion(ctx.db, id, standing)];
  const changes = before && now ? changedParts(before, now) : [];
  const named = changes.length > 0 ? ` Changed: ${inWords.format(changes)}.` : '';
  return new AppError(
    'stale-version',
    `This manuscript was submitted again since you opened it.${named} Please look at it as it is now; nothing was changed.`,
  );
}

/** Where an author goes on who can no longer change a manuscript in review. */
const waysOn: Partial<Record<ManuscriptState, string>> = {
  'revision-requested': 'Please submit your revision, with your answers to the reports, on the page of the manuscript.',
  accepted: 'It is accepted, so that its contents and the list of its authors are closed.',
  published: 'It is published, so that its contents and the list of its authors are closed.',
  rejected: 'A manuscript that was rejected can be submitted as a new one, with an account of what has changed.',
  withdrawn: 'A later version can be submitted as a new manuscript.',
};

const wayOn = (step: Step, state: ManuscriptState): string => {
  const way = step === 'amend' || step === 'revise' ? waysOn[state] : undefined;
  return way === undefined ? '' : ` ${way}`;
};

/** Why a step could not be taken: the manuscript is gone, was decided, or has changed. */
export async function whyNot(
  ctx: Context,
  step: Step,
  { id, version }: { id: string; version?: number | undefined },
): Promise<AppError> {
  const found = await findManuscript(ctx.db, id);
  if (found?.manuscript.deletedAt !== null) return notFound('This manuscript');
  const { state, reviewModel } = found.manuscript;
  if (leadsFrom(step, found.manuscript) && version !== undefined)
    return staleManuscript(ctx, id, version, found.manuscript.version);
  if (reviewModel === 'double-anonymous')
    return new AppError(
      'state-conflict',
      `This cannot be done as the manuscript stands now: its status is ${articleStatuses[state]}. Nothing was changed.${wayOn(step, state)}`,
    );
  const by = await byWhom(ctx, id, ['accept', 'reject', 'withdraw']);
  return new AppError(
    'state-conflict',
    `This manuscript has already been decided${by}: its status is ${articleStatuses[state]}. Nothing was changed.`,
  );
}
