import type pg from 'pg';
import type { Migration } from './known-migrations.ts';

/** How a database compares with the program's migrations. */
export interface MigrationState {
  readonly applied: number;
  /** Migrations to apply. */
  readonly pending: readonly Migration[];
  /** Missing migrations older than the last applied one: they are only applied in the order of their creation. */
  readonly passedOver: readonly Migration[];
  /** Applied with another text than they have now. */
  readonly changed: readonly Migration[];
  /** So many were applied by a newer program. */
  readonly unknown: number;
  /** Why this program cannot work with one of those; null: it can. */
  readonly breaks: string | null;
}

interface Row {
  readonly hash: string;
  readonly at: number;
  readonly breaks: string | null;
}

const isThere = `
  select to_regclass('drizzle.__drizzle_migrations') is not null as there,
    exists (select 1 from pg_attribute where attrelid = to_regclass('drizzle.__drizzle_migrations') and attname = 'breaks') as tells`;

async function appliedRows(client: pg.ClientBase | pg.Pool): Promise<Row[]> {
  const [found] = (await client.query<{ there: boolean; tells: boolean }>(isThere)).rows;
  if (found?.there !== true) return [];
  const breaks = found.tells ? 'breaks' : 'null';
  const { rows } = await client.query<Row>(
    `select hash, created_at::float8 as at, ${breaks} as breaks from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows;
}

/** Compares what a database has had with what a program knows. */
export async function readMigrationState(
  client: pg.ClientBase | pg.Pool,
  known: readonly Migration[],
): Promise<MigrationState> {
  const rows = await appliedRows(client);
  const rowOf = new Map(rows.map((row) => [row.at, row]));
  const last = rows.at(-1)?.at ?? -1;
  const knownAt = new Set(known.map(({ at }) => at));
  const unknown = rows.filter(({ at }) => !knownAt.has(at));
  const missing = known.filter(({ at }) => !rowOf.has(at));
  return {
    applied: rows.length,
    pending: missing,
    passedOver: missing.filter(({ at }) => at < last),
    changed: known.filter(({ at, hash }) => rowOf.has(at) && rowOf.get(at)?.hash !== hash),
    unknown: unknown.length,
    breaks: unknown.find((row) => row.breaks !== null)?.breaks ?? null,
  };
}

/** Writes beside each applied migration why the version before it cannot work with it, so that this one can refuse to. */
export async function noteBreaks(client: pg.ClientBase, known: readonly Migration[]): Promise<void> {
  const breaking = known.filter(({ breaks }) => breaks !== null);
  if (breaking.length === 0) return;
  const [found] = (await client.query<{ tells: boolean }>(isThere)).rows;
  if (found?.tells !== true) await client.query('alter table drizzle.__drizzle_migrations add column breaks text');
  await client.query(
    `update drizzle.__drizzle_migrations as done set breaks = marks.breaks
     from unnest($1::bigint[], $2::text[]) as marks (at, breaks) where done.created_at = marks.at and done.breaks is null`,
    [breaking.map(({ at }) => at), breaking.map(({ breaks }) => breaks)],
  );
}
