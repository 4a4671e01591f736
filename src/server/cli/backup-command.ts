import path from 'node:path';
import { makeBackup } from '../backup/make-backup.ts';
import { addRecord, recordIdOf } from '../domains/records/index.ts';
import { CommandError, readWords, type Command } from './command.ts';

/** The one file that a command is about. */
export function fileOf(typed: string[]): string {
  const { rest } = readWords(typed, []);
  const [file, ...more] = rest;
  if (file === undefined || more.length > 0) throw new CommandError('Please give the name of one file.');
  return path.resolve(file);
}

export const backupCommand: Command = {
  words: ['backup'],
  usage: 'backup FILE',
  summary: 'Writes database and files into one file with checksums, beside a running server.',
  parse(typed) {
    const file = fileOf(typed);
    return async (ctx, print, { databaseUrl }) => {
      const { tables, files, missing } = await makeBackup({ databaseUrl, storage: ctx.storage, now: ctx.now() }, file);
      // A copy that lacks files is none to rely on: the doctor is not told of it.
      if (missing.length === 0) await addRecord(ctx, 'backup-made', recordIdOf('backup', 'site'), { tables, files });
      print(`${file}: ${tables} tables and ${files} files.`);
      for (const key of missing) print(`The store has no file ${key}, which the database names.`);
      return missing.length > 0 ? 1 : 0;
    };
  },
};
