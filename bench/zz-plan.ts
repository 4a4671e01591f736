import { readFileSync } from 'node:fs';
import pg from 'pg';
const client = new pg.Client({ connectionString: readFileSync('/tmp/h/desk/dev-url', 'utf8') });
await client.connect();
const { rows } = await client.query(process.argv[2]!);
for (const r of rows) console.log(Object.values(r).join(' | '));
await client.end();
