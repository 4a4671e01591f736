import * as t from '../../messages/cli.ts';
import { migrate } from './migrate.ts';
import { openDatabaseServer } from './open-database-server.ts';

type Opening = Omit<Parameters<typeof openDatabaseServer>[0], 'log'> & {
  readonly log: { info(facts: object, line: string): void };
};

/** The database, brought up to date. */
export async function openMigratedDatabase({ log, ...opening }: Opening) {
  const server = await openDatabaseServer({ ...opening, log: (line) => log.info({}, line) });
  opening.report(t.updatingDatabase());
  await migrate(server.directUrl).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  return server;
}
