import { z } from 'zod';
import * as t from '../messages/settings.ts';
import type { SettingFault } from './setting-fault.ts';

const address = z.url({ protocol: /^postgres(ql)?$/, error: t.postgresAddress() }).optional();

/** The database settings from the environment; without an address it is PostgreSQL below DATA_DIR. */
export const databaseSettings = {
  DATABASE_URL: address,
  DATABASE_DIRECT_URL: address,
  DATABASE_REPLICA_URL: address,
};

type DatabaseEnvironment = z.output<z.ZodObject<typeof databaseSettings>>;

/** What of the settings of the database does not fit together. */
export function databaseSettingFaults(isGiven: (name: string) => boolean): SettingFault[] {
  if (isGiven('DATABASE_URL')) return [];
  return ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL']
    .filter(isGiven)
    .map((name) => ({ fault: t.databaseUrlMissing({ name }), settings: ['DATABASE_URL', name] }));
}

/** Where the database is; null: PostgreSQL below DATA_DIR. */
export const readDatabaseSettings = (env: DatabaseEnvironment) => ({
  databaseUrl: env.DATABASE_URL ?? null,
  /** Past a pooler, for what lives as long as a connection does. */
  databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
  databaseReplicaUrl: env.DATABASE_REPLICA_URL ?? null,
});
