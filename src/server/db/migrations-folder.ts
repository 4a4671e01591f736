import { inProject } from '../project-folder.ts';

/** Where the migrations lie: SQL, forward only. */
export const migrationsFolder = inProject('migrations');
