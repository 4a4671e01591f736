import { z } from 'zod';

const address = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional();

/** The settings of the database, as they stand in the environment; without an address it is PostgreSQL below DATA_DIR. */
export const databaseSettings = {
  DATABASE_URL: address,
  DATABASE_DIRECT_URL: address,
  DATABASE_REPLICA_URL: address,
};

type DatabaseEnvironment = z.output<z.ZodObject<typeof databaseSettings>>;

/** What of the settings of the database does not fit together. */
export function databaseSettingFaults(env: DatabaseEnvironment): string[] {
  if (env.DATABASE_URL !== undefined) return [];
  return (['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    .filter((name) => env[name] !== undefined)
    .map((name) => `DATABASE_URL: missing beside ${name}`);
}

/** Where the database is; null: PostgreSQL below DATA_DIR. */
export const readDatabaseSettings = (env: DatabaseEnvironment) => ({
  databaseUrl: env.DATABASE_URL ?? null,
  /** Past a pooler, for what lives as long as a connection does. */
  databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
  databaseReplicaUrl: env.DATABASE_REPLICA_URL ?? null,
});
