import { statSync } from 'node:fs';
import { subjects } from '../../contracts/constants.ts';
import * as t from '../../messages/cli.ts';
import { importArticles } from '../workflows/import/import-articles.ts';
import { CommandError, readWords, type Command } from './command.ts';

const isFolder = (place: string) => statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;

export const importCommand: Command = {
  words: ['import'],
  usage: 'import FOLDER --journal ABBR [--title T] [--subject S] [--print]',
  summary: t.importSummary,
  parse(words) {
    const { options, flags, rest } = readWords(words, ['journal', 'title', 'subject'], ['print']);
    const [folder] = rest;
    const abbreviation = options['journal'];
    const subject = subjects.find((known) => known === options['subject']) ?? null;
    if (!folder || rest.length > 1 || !isFolder(folder))
      throw new CommandError(folder ? t.notAFolder({ folder }) : t.giveOneFolder());
    if (!abbreviation || !/^[\w-]{1,40}$/.test(abbreviation)) throw new CommandError(t.giveAbbreviation());
    if (subject === null && options['subject'] !== undefined)
      throw new CommandError(t.giveSubject({ subjects: subjects.join(', ') }));
    return async (ctx, print) => {
      const result = await importArticles(
        ctx,
        { folder, abbreviation, title: options['title'] ?? null, subject, isPrinted: flags.has('print') },
        (done, total) => {
          if (done % 25 === 0 || done === total) print(t.importProgress({ done, total }));
        },
      );
      for (const { name, reason } of result.failed) print(t.notImported({ name, reason }));
      for (const { name, note } of result.notes) print(t.checkImported({ name, note }));
      print(
        t.importTotals({
          journal: abbreviation,
          added: result.added,
          updated: result.updated,
          unchanged: result.unchanged,
          failed: result.failed.length,
        }),
      );
      if (result.passedOver.length > 0)
        print(t.journalExisted({ journal: abbreviation, fields: result.passedOver.join(' and ') }));
      const { added, updated, unchanged, failed } = result;
      if (added + updated + unchanged + failed.length > 0) return failed.length > 0 ? 1 : 0;
      print(t.nothingToImport({ folder }));
      return 1;
    };
  },
};
