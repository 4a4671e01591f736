import { pipeline } from 'node:stream/promises';
import type { Readable, Writable } from 'node:stream';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** A separate connection, for explicit transactions. */
export type Connection = pg.ClientBase;

/** Works with a connection of its own. */
export async function connected<T>(databaseUrl: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A table with the columns that are written, generated ones left out. */
export interface TableShape {
  readonly name: string;
  readonly columns: string[];
}

const quoted = (name: string) => pg.escapeIdentifier(name);
const listOf = ({ columns }: TableShape) => columns.map(quoted).join(', ');

/** All tables of the product. */
export async function listTables(client: Connection): Promise<TableShape[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return rows;
}

/** The number of applied migrations; 0 in an empty database. */
export async function countMigrations(client: Connection): Promise<number> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (rows[0]?.there !== true) return 0;
  const counted = await client.query<{ applied: number }>(
    'select count(*)::int as applied from drizzle.__drizzle_migrations',
  );
  return counted.rows[0]?.applied ?? 0;
}

/** Whether anybody has an account here. */
export async function hasAccounts(client: Connection): Promise<boolean> {
  const { rows } = await client.query(`select 1 from public.users limit 1`);
  return rows.length > 0;
}

export async function copyOut(client: Connection, table: TableShape, target: Writable): Promise<void> {
  const rows = client.query(copyTo(`copy public.${quoted(table.name)} (${listOf(table)}) to stdout`));
  await pipeline(rows, target);
}

export async function copyIn(client: Connection, table: TableShape, source: Readable): Promise<void> {
  await pipeline(source, client.query(copyFrom(`copy public.${quoted(table.name)} (${listOf(table)}) from stdin`)));
}

/** The files in the database: where they are and what they are. */
export async function listStoredFiles(client: Connection) {
  const { rows } = await client.query<{ key: string; size: string; sha256: string }>(
    'select distinct on (storage_key) storage_key as key, size::text, sha256 from public.files order by storage_key',
  );
  return rows.map(({ key, size, sha256 }) => ({ key, size: Number(size), sha256 }));
}

/** Lets the numbers that the database gives go on behind those that are there. */
async function renumber(client: Connection): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select attrelid::regclass::text as "table", attname as "column" from pg_attribute
    where attidentity <> '' and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`);
  for (const { table, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(column)}), 0) + 1, false) from ${table}`,
      [table, column],
    );
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Puts rows into all tables: keys between them are taken away before and checked as they come back, and what the database
 * does of itself at a change is left out, as it was done when the rows were written. In one transaction of the caller's.
 */
export async function fillTables(
  client: Connection,
  tables: readonly TableShape[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  const eachTable = async (words: string) => {
    for (const { name } of tables) await client.query(`alter table public.${quoted(name)} ${words}`);
  };
  await eachTable('disable trigger user');
  await client.query(`truncate ${tables.map(({ name }) => `public.${quoted(name)}`).join(', ')}`);
  await fill();
  await renumber(client);
  await eachTable('enable trigger user');
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
}
