import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { CannotStore, StoreAway } from '../../ports/storage/cannot-store.ts';

/** Says of bytes that the store cannot take what was kept and what to do; any other fault stays what it is. */
export function storageFault(ctx: Context, error: unknown, kept: string): unknown {
  if (!(error instanceof CannotStore || error instanceof StoreAway)) return error;
  ctx.log.error({ err: error.cause }, 'The store cannot take files');
  if (error instanceof StoreAway)
    return new AppError(
      'unavailable',
      `Our storage does not answer just now, so that this file could not be kept. ${kept} Please try again in a minute.`,
    );
  return new AppError(
    'storage-full',
    `Our storage is full, so that this file could not be kept. ${kept} Please try again in an hour, or write to us: our contact page says where.`,
  );
}
