import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Context } from '../../server/context.ts';
import type { Database } from '../../server/db/database.ts';
import { addAuditEntry, checkAuditLogPart, sealAuditLog, type ChainEnd } from '../../server/domains/audit-log/index.ts';

/** What the record needs of a context: a database, a clock, and somewhere to say how far it is sealed. */
export function auditLogOf(db: Database, now = () => new Date()) {
  const said: object[] = [];
  const log = {
    info: (facts: object) => void said.push(facts),
    warn: () => undefined,
    error: (facts: object) => void said.push(facts),
  };
  const known = { db, now, log, actor: { kind: 'system', task: 'test' } as const };
  // Whatever else the record should ask for is a fault, and fails as one.
  const ctx = known as unknown as Context;
  return {
    ctx,
    said,
    write: async (count: number, details: Record<string, unknown> = {}) => {
      for (let nth = 0; nth < count; nth += 1) await addAuditEntry(ctx, 'submitted', v7(), { nth, ...details });
    },
    seal: () => sealAuditLog(ctx),
    check: (noted: ChainEnd | null = null) => checkAuditLogPart(ctx, { after: 0, most: 1_000_000, noted }),
  };
}

/** Does what only a superuser can: changes rows behind the back of their guards. */
export async function behindItsGuards(db: Database, ...statements: string[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw('alter table audit_log disable trigger user'));
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql.raw('alter table audit_log enable trigger user'));
  });
}

/** Fills the record with many entries at once. */
export async function manyEntries(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    insert into audit_log (id, at, actor, action, subject_id, details)
    select gen_random_uuid(), now(), 'user:' || gen_random_uuid(), 'submitted', gen_random_uuid(), jsonb_build_object('version', n)
    from generate_series(1, ${count}::int) n`);
}
