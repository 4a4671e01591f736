import type { Context } from '../../context.ts';
import { AppError, notFound } from '../../errors.ts';
import { articleStatuses, steps, type ManuscriptAction } from './manuscript-lifecycle.ts';
import { findManuscript, moveManuscript, type FoundManuscript } from './manuscript-store.ts';
import { addRecord } from '../records/index.ts';

/** Moves a manuscript by an action, or tells the loser of a race what state stands: 409 (decision 19). */
export async function moveBy(
  ctx: Context,
  action: ManuscriptAction,
  manuscriptId: string,
  rejectionText?: string,
): Promise<FoundManuscript> {
  const details = rejectionText === undefined ? {} : { rejectionText };
  const { from, to } = steps[action];
  const isMoved = await moveManuscript(ctx.db, manuscriptId, from, { state: to, at: ctx.now(), ...details });
  const found = await findManuscript(ctx.db, manuscriptId);
  if (!found) throw notFound('This manuscript');
  if (!isMoved) {
    const standing = articleStatuses[found.manuscript.state];
    throw new AppError(
      'state-conflict',
      `This manuscript has already been decided: its status is ${standing}. Nothing was changed.`,
    );
  }
  await addRecord(ctx, action, manuscriptId, details);
  return found;
}
