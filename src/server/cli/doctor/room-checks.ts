import { availableParallelism } from 'node:os';
import * as t from '../../../messages/doctor.ts';
import { workersOf } from '../../config.ts';
import { mostWorkersIn } from '../../db/connection-share.ts';
import { CannotLook } from './cannot-look.ts';
import { fault, ok, warn, type Check, type Finding } from './check.ts';
import type { Ground } from './ground.ts';
import type { ReplicaFacts } from './replica-store.ts';

/** A replica that is further behind is not asked. */
const mostSecondsBehind = 5;

/** The finding about a replica that answered. */
export function replicaFinding({ isOfThis, isReplica, bytesBehind, secondsBehind }: ReplicaFacts): Finding {
  const todo = t.setReplica();
  if (!isOfThis) return fault(t.replicaOfOther(), todo);
  if (!isReplica) return fault(t.notAReplica(), todo);
  const found = t.replicaBehind({
    kilobytes: String(Math.round(bytesBehind / 1024)),
    seconds: secondsBehind.toFixed(1),
  });
  return secondsBehind > mostSecondsBehind
    ? warn(t.primaryMeanwhile({ found }), t.checkReplication())
    : ok(bytesBehind === 0 ? t.replicaOk() : found);
}

async function lookAtReplica({ config, facts }: Ground): Promise<Finding> {
  if (config.databaseReplicaUrl === null) return ok(t.noReplica());
  try {
    return replicaFinding(await facts.replica(config.databaseReplicaUrl));
  } catch (error) {
    if (error instanceof CannotLook) throw error;
    const told = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const found = told instanceof Error && told.message !== '' ? told.message : String(told);
    return fault(t.replicaUnreachable({ reason: found }), t.checkReplica());
  }
}

/** The finding about a number of workers and cores; `most` is the limit by database connections, if any. */
export function workersFinding(
  { wanted, areAskedFor }: { readonly wanted: number; readonly areAskedFor: boolean },
  cores: number,
  most: number | null,
): Finding {
  if (most !== null && wanted > most) {
    const found = t.tooManyWorkers({ most, wanted });
    return areAskedFor
      ? fault(t.tooManyWorkersToStart({ found }), t.setWorkers({ most }))
      : warn(found, t.raiseForCores());
  }
  if (wanted > cores) return warn(t.moreWorkersThanCores({ count: wanted, cores }), t.unsetWorkers());
  return ok(wanted < cores ? t.workersAsSet({ count: wanted, cores }) : t.workersOk({ count: wanted, cores }));
}

async function lookAtWorkers({ config, facts }: Ground): Promise<Finding> {
  // Our own server lets in as many as its workers need.
  const most = config.databaseUrl === null ? null : mostWorkersIn((await facts.server()).connections);
  return workersFinding(
    { wanted: workersOf(config), areAskedFor: config.workers !== null },
    availableParallelism(),
    most,
  );
}

/** More data than a week's is too much to lose. */
const mostDaysWithout = 7;

/** The finding about the last known backup; null: none is known. */
export function backupFinding(daysAgo: number | null): Finding {
  const todo = t.backUpNightly();
  if (daysAgo === null) return warn(t.noBackup(), todo);
  const found = t.lastBackup({ days: Math.floor(daysAgo) });
  return daysAgo > mostDaysWithout ? warn(found, todo) : ok(t.backupElsewhere({ found }));
}

const settings = ['DATABASE_URL', 'DATA_DIR'];

export const roomChecks: readonly Check[] = [
  { name: t.nameReplica(), settings: [...settings, 'DATABASE_REPLICA_URL'], look: lookAtReplica },
  { name: t.nameWorkers(), settings: [...settings, 'WORKERS'], look: lookAtWorkers },
  {
    name: t.nameBackup(),
    settings,
    look: async ({ facts }) => backupFinding(await facts.daysSinceBackup()),
  },
];
