import type { Context } from '../context.ts';
import { checkDatabase } from '../db/check-database.ts';
import { AppError } from '../errors.ts';

/** Whether what the product stands on answers; 503 names what does not. */
export async function checkReadiness(ctx: Context) {
  const checks = {
    database: () => checkDatabase(ctx.db),
    storage: () => ctx.storage.check(),
    queue: () => ctx.jobs.check(),
  };
  const failed: string[] = [];
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check();
    } catch (error) {
      ctx.log.warn({ err: error }, `Not ready: ${name}`);
      failed.push(name);
    }
  }
  if (failed.length > 0) throw new AppError('unavailable', `Not ready: ${failed.join(', ')}.`);
  return {
    status: 'ready' as const,
    checks: { database: 'ok' as const, migrations: 'ok' as const, storage: 'ok' as const, queue: 'ok' as const },
  };
}
