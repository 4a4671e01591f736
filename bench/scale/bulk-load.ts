import pg from 'pg';

async function withClient<T>(databaseUrl: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // What keys and triggers would do row by row, the load does at once.
    await client.query(
      `SET session_replication_role = replica; SET maintenance_work_mem = '700MB'; SET work_mem = '64MB'`,
    );
    return await run(client);
  } finally {
    await client.end();
  }
}

/**
 * Fills tables quickly: drops their indexes before and creates them again after. `parts` are statements with the first
 * and the last number of their rows; two run at a time.
 */
export async function bulkLoad(
  databaseUrl: string,
  tables: readonly string[],
  statements: readonly string[],
  { from, to, atOnce = 25_000 }: { readonly from: number; readonly to: number; readonly atOnce?: number },
): Promise<void> {
  const indexes = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string; definition: string }>(
      `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
       WHERE indrelid = ANY($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
      [tables],
    );
    for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
    return rows;
  });
  const parts: (readonly [number, number])[] = [];
  for (let first = from; first <= to; first += atOnce) parts.push([first, Math.min(to, first + atOnce - 1)]);
  const work = () =>
    withClient(databaseUrl, async (client) => {
      for (let part = parts.shift(); part; part = parts.shift())
        for (const statement of statements) await client.query(statement, [...part]);
    });
  await Promise.all([work(), work()]);
  await withClient(databaseUrl, async (client) => {
    for (const { definition } of indexes) await client.query(definition);
    await client.query(`VACUUM ANALYZE ${tables.join(', ')}`);
  });
}
