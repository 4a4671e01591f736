import { readFileSync } from 'node:fs';
import { openDatabase } from '../src/server/db/database.ts';
import { readDesk } from '../src/server/domains/editorial/desk/read-desk.ts';
import pg from 'pg';
const url = readFileSync('/tmp/h/desk/dev-url', 'utf8');
const { db, close } = openDatabase(url, console.error);
const client = new pg.Client({ connectionString: url });
await client.connect();
const who = process.argv[2] ?? 'colleague';
const email = who === 'admin' ? 'admin@bench.example' : `${who}@bench.example`;
const {
  rows: [u],
} = await client.query('select id, is_admin from users where email=$1', [email]);
const {
  rows: [sec],
} = await client.query(
  "select c.id from manuscript_classes c join journals j on j.id=c.journal_id where abbreviation='JM1' and place=2",
);
const {
  rows: [col],
} = await client.query("select id from users where email='colleague@bench.example'");
const ctx: any = {
  actor: { kind: 'user', userId: u.id, email, isAdmin: u.is_admin, sessionId: u.id },
  db,
  now: () => new Date(),
};
const sets: Record<string, any> = {
  plain: {},
  section: { section: sec.id },
  editor: { editor: col.id },
  secEd: { section: sec.id, editor: col.id },
  word: { q: 'study' },
  tenth: { q: 'tidal' },
  none: { q: 'unheardof' },
  rare: { q: 'observation100000' },
  secWord: { section: sec.id, q: 'tidal' },
  submitted: { status: 'Submitted' },
  hold: { status: 'On Hold' },
};
const parts = (process.argv[3] ?? 'needs-me,mine,unassigned,waiting,decided,all').split(',');
const which = process.argv[4]?.split(',') ?? Object.keys(sets);
const detail = process.argv[5];
for (const part of parts)
  for (const w of which) {
    const q = { part, ...sets[w] };
    for (let i = 0; i < 2; i++) await readDesk(ctx, q);
    await client.query('select pg_stat_statements_reset()');
    const t: number[] = [];
    const n = 8;
    let r: any;
    for (let i = 0; i < n; i++) {
      const s = performance.now();
      r = await readDesk(ctx, q);
      t.push(performance.now() - s);
    }
    const { rows } = await client.query(
      `select left(regexp_replace(query,'\\s+',' ','g'),${detail ?? 90}) q, round((total_exec_time/${n})::numeric,1)::float e, round((total_plan_time/${n})::numeric,1)::float p, (calls/${n}.0)::float c from pg_stat_statements where query not like '%pg_stat_%' order by total_exec_time+total_plan_time desc`,
    );
    const db_ = rows.reduce((a: number, x: any) => a + x.e + x.p, 0);
    t.sort((a, b) => a - b);
    console.log(
      `${part} ${w}: ${r.manuscripts.length} rows; median ${t[4].toFixed(1)} worst ${t[7].toFixed(1)}, db ${db_.toFixed(1)}`,
    );
    if (detail) for (const x of rows.slice(0, 12)) console.log('   ', x.e, x.p, x.c, x.q);
  }
await client.end();
await close();
