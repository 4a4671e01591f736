import { statSync } from 'node:fs';
import { subjects } from '../../contracts/constants.ts';
import { importArticles } from '../workflows/import/import-articles.ts';
import { CommandError, readWords, type Command } from './command.ts';

const isFolder = (place: string) => statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;

export const importCommand: Command = {
  words: ['import'],
  usage: 'import FOLDER --journal ABBR [--title T] [--subject S] [--print]',
  summary: 'Brings in a folder of JATS or TaxPub articles; importing again changes only what has changed.',
  parse(words) {
    const { options, flags, rest } = readWords(words, ['journal', 'title', 'subject'], ['print']);
    const [folder] = rest;
    const abbreviation = options['journal'];
    const subject = subjects.find((known) => known === options['subject']) ?? null;
    if (!folder || rest.length > 1 || !isFolder(folder))
      throw new CommandError(`Please name one folder to import${folder ? `: ${folder} is none` : ''}.`);
    if (!abbreviation || !/^[\w-]{1,40}$/.test(abbreviation))
      throw new CommandError('--journal: please give an abbreviation of letters, digits, hyphens and underscores.');
    if (subject === null && options['subject'] !== undefined)
      throw new CommandError(`--subject: one of ${subjects.join(', ')}.`);
    return async (ctx, print) => {
      const result = await importArticles(
        ctx,
        { folder, abbreviation, title: options['title'] ?? null, subject, isPrinted: flags.has('print') },
        (done, total) => {
          if (done % 25 === 0 || done === total) print(`${done} of ${total} read`);
        },
      );
      for (const { name, reason } of result.failed) print(`Not imported: ${name}: ${reason}`);
      for (const { name, note } of result.notes) print(`Please check: ${name}: ${note}`);
      print(
        `${abbreviation}: ${result.added} added, ${result.updated} updated, ${result.unchanged} unchanged, ${result.failed.length} not imported`,
      );
      if (result.passedOver.length > 0)
        print(
          `${abbreviation} was there before and keeps its ${result.passedOver.join(' and ')}: administrators change them in the tab 'Create new journal'.`,
        );
      const { added, updated, unchanged, failed } = result;
      if (added + updated + unchanged + failed.length > 0) return failed.length > 0 ? 1 : 0;
      print(
        `${folder} holds no article: name the folder whose .xml files, or folders with article.xml, are to be brought in.`,
      );
      return 1;
    };
  },
};
