import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createDatabase, dropDatabase } from '../../src/server/db/embedded/create-database.ts';
import { startEmbeddedPostgres } from '../../src/server/db/embedded/start-embedded-postgres.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { fillWithArticles } from './fill-articles.ts';
import { fillTexts } from './fill-texts.ts';

/** Where filled databases are stored for the next run; without it they are deleted at the end. */
const kept = process.env.BENCH_SCALE_DATA;

// A crash of the machine may lose this database. Of memory it has what a small server of its own would give it.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '1GB',
  max_wal_size: '4GB',
};

async function onServer<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

const hasComment = (url: string, name: string): Promise<boolean> =>
  onServer(url, async (client) => {
    const { rows } = await client.query(
      `SELECT FROM pg_database WHERE datname = $1 AND shobj_description(oid, 'pg_database') = 'filled'`,
      [name],
    );
    return rows.length > 0;
  });

/** Makes a database unless a run before has left it whole. */
async function once(url: string, name: string, template: string | undefined, fill: (own: string) => Promise<void>) {
  if (!(await hasComment(url, name))) {
    await dropDatabase(url, name);
    await fill(await createDatabase(url, name, template));
    await onServer(url, (client) => client.query(`COMMENT ON DATABASE ${name} IS 'filled'`));
  }
  return createDatabase(url, name);
}

/** Starts a database server for the bench; `log` gets what it logs line by line. */
export async function startScaleDatabase(log: (line: string) => void) {
  const folder = kept ?? mkdtempSync(path.join(tmpdir(), 'colophon-bench-scale-'));
  mkdirSync(folder, { recursive: true });
  // The account that PostgreSQL runs under must be able to pass.
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: folder, settings, log });
  const withTexts = (url: string) => migrate(url).then(() => onServer(url, (client) => fillTexts(client)));
  return {
    /** A database with so many articles; its name is `scale_` and their number. */
    withArticles: async (size: number): Promise<string> => {
      await once(server.url, 'scale_texts', undefined, withTexts);
      // Stored texts may be from before a migration.
      const filled = (url: string) => migrate(url).then(() => fillWithArticles(url, size));
      return once(server.url, `scale_${size}`, 'scale_texts', filled);
    },
    run: (url: string, statements: readonly string[]) =>
      onServer(url, async (client) => {
        for (const statement of statements) await client.query(statement);
      }),
    stop: async () => {
      await server.stop();
      if (kept === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
