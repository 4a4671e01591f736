import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createDatabase } from '../../server/db/embedded/create-database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/db/embedded/start-embedded-postgres.ts';
import { atTheEnd } from '../at-the-end.ts';

const ofLittleWorth = { fsync: 'off', full_page_writes: 'off', shared_buffers: '32MB' };

const start = (dataDir: string, settings: Record<string, string> = {}): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir, settings: { ...ofLittleWorth, ...settings }, log: () => {} });

const inDatabase = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** What a replica follows its primary by. */
function connection(url: string): string {
  const { hostname, port, username, password } = new URL(url);
  return `host=${hostname} port=${port} user=${username} password=${password}`;
}

/** A PostgreSQL and a streaming replica of it, both of the suite's own; the database in it is empty. */
export async function replicatedDatabase() {
  const folder = mkdtempSync(path.join(tmpdir(), 'colophon-replica-'));
  chmodSync(folder, 0o755);
  const [primaryFolder, copyFolder] = [path.join(folder, 'primary'), path.join(folder, 'copy')];
  const made = await start(primaryFolder);
  await createDatabase(made.url, 'colophon');
  await made.stop();
  execFileSync('cp', ['-a', primaryFolder, copyFolder]);
  writeFileSync(path.join(copyFolder, 'cluster', 'standby.signal'), '');
  const primary = await start(primaryFolder);
  const startCopy = () => start(copyFolder, { primary_conninfo: connection(primary.url), hot_standby: 'on' });
  let copy = await startCopy();
  const copyUrl = inDatabase(copy.url, 'colophon');
  atTheEnd(async () => {
    await copy.stop();
    await primary.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const onCopy = async (statement: string) => {
    const client = new pg.Client({ connectionString: copyUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  return {
    url: inDatabase(primary.url, 'colophon'),
    copyUrl,
    /** From now on the copy receives changes and does not make them. */
    pause: () => onCopy('select pg_wal_replay_pause()'),
    resume: () => onCopy('select pg_wal_replay_resume()'),
    stopCopy: () => copy.stop(),
    /** At the same address as before. */
    startCopy: async () => {
      copy = await startCopy();
      if (inDatabase(copy.url, 'colophon') !== copyUrl) throw new Error('The copy came back at another address');
    },
  };
}
