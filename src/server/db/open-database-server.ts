import path from 'node:path';
import * as t from '../../messages/cli.ts';
import { StartError } from '../errors.ts';
import { connectionsFor } from './connection-share.ts';
import { clusterExists } from './embedded/create-cluster.ts';
import { createDatabase } from './embedded/create-database.ts';
import { runningPostgres } from './embedded/run-postgres.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';

interface Opening {
  /** Null: PostgreSQL under the data folder. */
  readonly databaseUrl: string | null;
  /** Past a pooler, where the database is reached through one. */
  readonly databaseDirectUrl: string | null;
  readonly dataDir: string;
  /** A command joins the database of a running server; `command-on-site` throws if there never was a database. */
  readonly role: 'server' | 'command' | 'command-on-site';
  /** How many processes will use it, if there are several. */
  readonly processes?: number;
  readonly log: (line: string) => void;
  /** Says a step to the person who waits. */
  readonly report: (step: string) => void;
}

const nothingToStop = () => Promise.resolve();

/** A database of ours has no pooler before it. */
const current = (url: string, stop: () => Promise<void>) => ({ url, directUrl: url, stop });

/**
 * The database: the configured one, or PostgreSQL under the data folder. Whatever outlives a transaction (locks,
 * settings, listeners) uses `directUrl`.
 */
export async function openDatabaseServer(opening: Opening) {
  const { databaseUrl, databaseDirectUrl, dataDir, role, processes = 1, log, report } = opening;
  if (databaseUrl !== null)
    return { url: databaseUrl, directUrl: databaseDirectUrl ?? databaseUrl, stop: nothingToStop };
  const folder = path.join(dataDir, 'postgres');
  const running = role === 'server' ? null : runningPostgres(folder);
  if (running !== null) return current(await createDatabase(running, 'colophon'), nothingToStop);
  if (role === 'command-on-site' && !clusterExists(folder)) throw new StartError(t.noSiteHere({ folder: dataDir }));
  report(t.startingPostgres());
  const settings = { max_connections: String(Math.max(100, connectionsFor(processes))) };
  const server = await startEmbeddedPostgres({ dataDir: folder, settings, log });
  return current(await createDatabase(server.url, 'colophon'), server.stop);
}
