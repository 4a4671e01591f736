import path from 'node:path';
import { connectionsFor } from './connection-share.ts';
import { createDatabase } from './embedded/create-database.ts';
import { runningPostgres } from './embedded/running-postgres.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';

interface Opening {
  /** Null: PostgreSQL under the data folder. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** A command joins the database of a server that runs. */
  readonly role: 'server' | 'command';
  /** How many processes will use it, if there are several. */
  readonly processes?: number;
  readonly log: (line: string) => void;
  /** Says a step to the person who waits. */
  readonly report: (step: string) => void;
}

const nothingToStop = () => Promise.resolve();

/** The database: the configured one, or PostgreSQL under the data folder. */
export async function openDatabaseServer({ databaseUrl, dataDir, role, processes = 1, log, report }: Opening) {
  if (databaseUrl !== null) return { url: databaseUrl, stop: nothingToStop };
  const folder = path.join(dataDir, 'postgres');
  const running = role === 'command' ? runningPostgres(folder) : null;
  if (running !== null) return { url: await createDatabase(running, 'colophon'), stop: nothingToStop };
  report('Starting PostgreSQL');
  const settings = { max_connections: String(Math.max(100, connectionsFor(processes))) };
  const server = await startEmbeddedPostgres({ dataDir: folder, settings, log });
  return { url: await createDatabase(server.url, 'colophon'), stop: server.stop };
}
