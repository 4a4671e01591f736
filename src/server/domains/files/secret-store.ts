import { createHash, randomBytes } from 'node:crypto';
import { and, eq, like, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { installationSecrets } from '../../db/schema/index.ts';

async function findSecret(db: Database, name: string): Promise<string | null> {
  const [secret] = await db
    .select({ value: installationSecrets.value })
    .from(installationSecrets)
    .where(eq(installationSecrets.name, name));
  return secret?.value ?? null;
}

/** A secret of this installation, created at its first use; if several processes create it at once, one wins. */
export async function readSecret(db: Database, name: string): Promise<Buffer> {
  const known = await findSecret(db, name);
  if (known !== null) return Buffer.from(known, 'base64url');
  const made = randomBytes(32).toString('base64url');
  await db.insert(installationSecrets).values({ name, value: made }).onConflictDoNothing();
  const kept = await findSecret(db, name);
  if (kept === null) throw new Error(`The secret ${name} was not kept`);
  return Buffer.from(kept, 'base64url');
}

/** The public name of this installation; its secrets cannot be derived from it. */
export async function installationName(db: Database): Promise<string> {
  const secret = await readSecret(db, 'installation');
  return createHash('sha256').update('name of the installation').update(secret).digest('hex').slice(0, 16);
}

/** Deletes secrets with this prefix whose names sort before `before`. */
export async function forgetSecrets(db: Database, prefix: string, before: string): Promise<void> {
  const { name } = installationSecrets;
  await db.delete(installationSecrets).where(and(like(name, `${prefix}%`), lt(name, before)));
}
