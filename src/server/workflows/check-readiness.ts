import * as t from '../../messages/http-responses.ts';
import type { Context } from '../context.ts';
import { checkDatabase } from '../db/check-database.ts';
import { AppError } from '../errors.ts';
import { installationName } from '../domains/files/index.ts';

/** Without its replica the product is slower, and as ready as before. */
function replicaCheck(ctx: Context) {
  const state = ctx.replicaState();
  return state === 'none' ? {} : { replica: state === 'used' ? ('ok' as const) : state };
}

/** Whether the services we depend on answer; 503 names those that do not. */
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
  if (failed.length > 0) throw new AppError('unavailable', t.notReady({ parts: failed.join(', ') }));
  const isOk = 'ok' as const;
  return {
    status: 'ready' as const,
    checks: { database: isOk, migrations: isOk, storage: isOk, queue: isOk, ...replicaCheck(ctx) },
    installation: await installationName(ctx.db),
  };
}
