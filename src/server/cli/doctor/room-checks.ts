import { availableParallelism } from 'node:os';
import { workersOf } from '../../config.ts';
import { mostWorkersIn } from '../../db/connection-share.ts';
import { CannotLook } from './cannot-look.ts';
import { fault, ok, warn, type Check, type Finding } from './check.ts';
import type { Ground } from './ground.ts';
import type { ReplicaFacts } from './replica-store.ts';

/** A replica that is further behind is not asked. */
const mostSecondsBehind = 5;

/** What is said of a replica that answered. */
export function replicaFinding({ isOfThis, isReplica, bytesBehind, secondsBehind }: ReplicaFacts): Finding {
  const todo = 'Set DATABASE_REPLICA_URL to a server that follows the one of DATABASE_URL.';
  if (!isOfThis) return fault('It is a copy of another database: nobody is shown what it says.', todo);
  if (!isReplica) return fault('It follows nobody, and goes its own way: nobody is shown what it says.', todo);
  const found = `It is ${Math.round(bytesBehind / 1024)} kB and ${secondsBehind.toFixed(1)} seconds behind.`;
  return secondsBehind > mostSecondsBehind
    ? warn(
        `${found} Until it has caught up the primary is asked.`,
        'Look at the line between the two (pg_stat_replication on the primary), and whether the replay was paused.',
      )
    : ok(bytesBehind === 0 ? 'It follows, and has all that the database has.' : found);
}

async function lookAtReplica({ config, facts }: Ground): Promise<Finding> {
  if (config.databaseReplicaUrl === null) return ok('None is set: the database is asked for everything.');
  try {
    return replicaFinding(await facts.replica(config.databaseReplicaUrl));
  } catch (error) {
    if (error instanceof CannotLook) throw error;
    const told = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const found = told instanceof Error && told.message !== '' ? told.message : String(told);
    return fault(
      `It cannot be asked, and the primary has all the reading to do: ${found}`,
      'Look whether it runs, and compare DATABASE_REPLICA_URL with its users.',
    );
  }
}

const processes = (count: number): string => (count === 1 ? 'One process' : `${count} processes`);

/** What is said of so many workers on so many cores; `most` is how many the database has connections for, where it bounds them. */
export function workersFinding(
  { wanted, areAskedFor }: { readonly wanted: number; readonly areAskedFor: boolean },
  cores: number,
  most: number | null,
): Finding {
  const onCores = `${cores} ${cores === 1 ? 'core' : 'cores'}`;
  if (most !== null && wanted > most) {
    const found = `The database has connections for ${most} of ${wanted} workers.`;
    return areAskedFor
      ? fault(
          `${found} The product does not start like this.`,
          `Set WORKERS=${most}, or raise max_connections of PostgreSQL.`,
        )
      : warn(found, 'Raise max_connections of PostgreSQL, so that each core is used.');
  }
  if (wanted > cores)
    return warn(
      `${processes(wanted)} on ${onCores}: each takes memory, and none is faster for it.`,
      'Leave WORKERS out: there is one for each core then.',
    );
  return ok(
    wanted < cores ? `${processes(wanted)} on ${onCores}, as WORKERS says.` : `${processes(wanted)} on ${onCores}.`,
  );
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

/** A week without a copy of everything is more than a house can lose. */
const mostDaysWithout = 7;

/** What is said of the last copy that the product knows of; null: it knows of none. */
export function backupFinding(daysAgo: number | null): Finding {
  const todo = 'colophon backup FILE, each night. Whoever copies database and files in another way need not heed this.';
  if (daysAgo === null) return warn('No copy of everything was ever made with colophon backup.', todo);
  const found = `The last copy by colophon backup was made ${daysAgo < 1 ? 'within a day' : `${Math.floor(daysAgo)} days ago`}.`;
  return daysAgo > mostDaysWithout ? warn(found, todo) : ok(`${found} Where it is kept is not known here.`);
}

const settings = ['DATABASE_URL', 'DATA_DIR'];

export const roomChecks: readonly Check[] = [
  { name: 'Replica', settings: [...settings, 'DATABASE_REPLICA_URL'], look: lookAtReplica },
  { name: 'Workers', settings: [...settings, 'WORKERS'], look: lookAtWorkers },
  {
    name: 'Last copy',
    settings,
    look: async ({ facts }) => backupFinding(await facts.daysSinceBackup()),
  },
];
