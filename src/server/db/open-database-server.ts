import path from 'node:path';
import { createDatabase } from './embedded/create-database.ts';
import { runningPostgres } from './embedded/running-postgres.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';

interface Opening {
  /** Null: PostgreSQL under the data folder. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** A command joins the database of a server that runs. */
  readonly role: 'server' | 'command';
  readonly log: (line: string) => void;
  /** Says a step to the person who waits. */
  readonly report: (step: string) => void;
}

const nothingToStop = () => Promise.resolve();

/** The database: the configured one, or PostgreSQL under the data folder. */
export async function openDatabaseServer({ databaseUrl, dataDir, role, log, report }: Opening) {
  if (databaseUrl !== null) return { url: databaseUrl, stop: nothingToStop };
  const folder = path.join(dataDir, 'postgres');
  const running = role === 'command' ? runningPostgres(folder) : null;
  if (running !== null) return { url: await createDatabase(running, 'colophon'), stop: nothingToStop };
  report('Starting PostgreSQL');
  const server = await startEmbeddedPostgres({ dataDir: folder, log });
  return { url: await createDatabase(server.url, 'colophon'), stop: server.stop };
}
