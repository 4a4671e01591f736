import { withDatabase, administrator, administratorsAccount, signIn } from './measured-lists.ts';
import { createDatabase } from '../src/server/db/embedded/create-database.ts';
import { startRunningProduct } from './running-product.ts';
import { fillWithReviews } from './many-reviews.ts';
import pg from 'pg';
import { writeFileSync } from 'node:fs';
await withDatabase(
  { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track_planning': 'on' },
  async (server) => {
    const databaseUrl = await createDatabase(server, `desk_dev`);
    const product = await startRunningProduct({
      DATABASE_URL: databaseUrl,
      DEMO: 'off',
      CALL_LIMITS: 'off',
      ...administratorsAccount,
    });
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query('CREATE EXTENSION pg_stat_statements');
    const id = (await signIn(product.url, administrator)).userId;
    await product.stop();
    await fillWithReviews(databaseUrl, id, 100000);
    for (const c of ['updated_at', 'turn, due_at']) {
      await client.query(
        `create index ${c === 'updated_at' ? 'manuscripts_changed_of_editor_in_section' : 'manuscripts_of_editor_in_section'} on manuscripts (section_id, coalesce(handling_editor_id, '00000000-0000-0000-0000-000000000000'::uuid), state, ${c}, id) where deleted_at is null and review_model='double-anonymous' and section_id is not null`,
      );
    }
    await client.query('analyze manuscripts');
    await client.end();
    writeFileSync('/tmp/h/desk/dev-url', databaseUrl);
    await new Promise((r) => process.once('SIGTERM', r));
  },
);
