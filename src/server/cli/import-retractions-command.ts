import { statSync } from 'node:fs';
import * as t from '../../messages/cli.ts';
import { importRetractions, UnreadableRetractions } from '../domains/retractions/index.ts';
import { CommandError, readWords, type Command } from './command.ts';

export const importRetractionsCommand: Command = {
  words: ['retractions', 'import'],
  usage: 'retractions import FILE',
  summary: t.retractionsSummary,
  parse(words) {
    const [file, ...more] = readWords(words, []).rest;
    if (!file || more.length > 0) throw new CommandError(t.giveOneFile());
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new CommandError(t.fileMissing({ file }));
    return async (ctx, print) => {
      try {
        print(t.retractionsImported({ count: await importRetractions(ctx, file) }));
        return 0;
      } catch (error) {
        if (!(error instanceof UnreadableRetractions)) throw error;
        print(t.retractionsUnreadable({ file }));
        return 1;
      }
    };
  },
};
