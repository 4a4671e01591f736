import path from 'node:path';

/** Where the migrations lie: SQL, forward only. */
export const migrationsFolder = path.resolve(import.meta.dirname, '../../../migrations');
