import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { lockAdministrators } from './people-store.ts';

/** Refuses what would leave the house without an administrator; within the transaction of the change. */
export async function keepAnAdministrator(ctx: Context, leavingId: string): Promise<void> {
  const administrators = await lockAdministrators(ctx.db);
  if (administrators.length === 1 && administrators[0] === leavingId)
    throw new AppError('state-conflict', 'This is the last administrator. Make somebody else one first.');
}
