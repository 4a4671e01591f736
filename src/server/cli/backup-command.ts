import path from 'node:path';
import * as t from '../../messages/cli.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { addAuditEntry, auditEntryIdOf } from '../domains/audit-log/index.ts';
import { CommandError, readWords, type Command } from './command.ts';

/** The one file that a command is about. */
export function fileOf(typed: string[]): string {
  const { rest } = readWords(typed, []);
  const [file, ...more] = rest;
  if (file === undefined || more.length > 0) throw new CommandError(t.giveOneFile());
  return path.resolve(file);
}

export const backupCommand: Command = {
  words: ['backup'],
  usage: 'backup FILE',
  summary: t.backupSummary,
  parse(typed) {
    const file = fileOf(typed);
    return async (ctx, print, { databaseUrl }) => {
      const { tables, files, missing } = await makeBackup({ databaseUrl, storage: ctx.storage, now: ctx.now() }, file);
      // A copy that lacks files is not reliable, so it is not recorded for the doctor.
      if (missing.length === 0)
        await addAuditEntry(ctx, 'backup-made', auditEntryIdOf('backup', 'site'), { tables, files });
      print(t.backupMade({ file, tables, files }));
      for (const key of missing) print(t.backupFileMissing({ key }));
      return missing.length > 0 ? 1 : 0;
    };
  },
};
