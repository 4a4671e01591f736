import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';

/**
 * The names behind these ids: manuscripts, people, journals, full issues, payments, findings and invited people. They
 * are read each time: the audit log holds only ids, so that an account can be erased.
 */
export async function listNames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = sql`${sql.param([...new Set(ids)])}::uuid[]`;
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id::text, coalesce(nullif(title, ''), number) as name from manuscripts where id = any(${wanted})
    union all select id::text, case when deleted_at is null then concat_ws(' ', nullif(title, ''), nullif(other_name, ''), surname) else 'A deleted account' end
      from users where id = any(${wanted})
    union all select id::text, title from journals where id = any(${wanted})
    union all select id::text, name from full_issues where id = any(${wanted})
    union all select id::text, name from orders where id = any(${wanted})
    union all select id::text, detail from payment_findings where id = any(${wanted})
    union all select id::text, concat_ws(' ', given_name, last_name) from review_invitations where id = any(${wanted}) and last_name <> ''`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
