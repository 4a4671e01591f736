import { z } from 'zod';

/** The way in which a backup is laid out; another one is not read. */
export const backupFormat = 1;

/** The first entry: what the backup is of. */
export const aboutName = 'about.json';
export const About = z.object({
  format: z.literal(backupFormat, 'was made by a release that lays them out otherwise'),
  migrations: z.int().min(1),
  madeAt: z.iso.datetime(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })).min(1),
});
export type About = z.infer<typeof About>;

/** The second entry: the work that waited. */
export const jobsName = 'jobs.json';
export const WaitingJobs = z.array(z.object({ name: z.string(), data: z.looseObject({}) }));

/** The rows of a table as PostgreSQL copies them, compressed. */
export const tableEntry = (table: string) => `tables/${table}.gz`;
export const tableOf = (entry: string): string | null => /^tables\/(\w+)\.gz$/.exec(entry)?.[1] ?? null;

/** The bytes of a stored file. */
export const fileEntry = (key: string) => `files/${key}`;
export const keyOf = (entry: string): string | null => /^files\/(.+)$/.exec(entry)?.[1] ?? null;
