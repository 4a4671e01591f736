import * as t from '../../messages/cli.ts';
import type { Config } from '../config.ts';
import { migrate, pendingMigrations } from '../db/migrate.ts';
import { openDatabaseServer } from '../db/open-database-server.ts';
import { CommandError, readWords, type FirstCommand } from './command.ts';

async function look(url: string, print: (line: string) => void): Promise<number> {
  const pending = await pendingMigrations(url);
  for (const name of pending) print(t.toBeApplied({ migration: name }));
  print(pending.length === 0 ? t.databaseUpToDate() : t.runMigrate());
  return pending.length === 0 ? 0 : 1;
}

async function bringUpToDate(url: string, print: (line: string) => void): Promise<number> {
  const applied = await migrate(url);
  for (const name of applied) print(t.applied({ migration: name }));
  print(t.databaseUpToDate());
  return 0;
}

async function onDatabase(config: Config, isCheck: boolean, print: (line: string) => void): Promise<number> {
  const server = await openDatabaseServer({ ...config, role: 'command', report: print, log: () => {} });
  try {
    return await (isCheck ? look : bringUpToDate)(server.directUrl, print);
  } finally {
    await server.stop();
  }
}

export const migrateCommand: FirstCommand = {
  words: ['migrate'],
  usage: 'migrate [--check]',
  summary: t.migrateSummary,
  parseFirst(typed) {
    const { flags, rest } = readWords(typed, [], ['check']);
    if (rest.length > 0) throw new CommandError(t.unknownWords({ words: rest.join(' ') }));
    return (config, print) => onDatabase(config, flags.has('check'), print);
  },
};
