import * as t from '../../messages/cli.ts';
import { citeRetracted } from '../domains/articles/index.ts';
import { importRetractions, UnreadableRetractions } from '../domains/retractions/index.ts';
import type { Command } from './command.ts';
import { givenFile } from './given-file.ts';

export const importRetractionsCommand: Command = {
  words: ['retractions', 'import'],
  usage: 'retractions import FILE',
  summary: t.retractionsSummary,
  parse(words) {
    const file = givenFile(words);
    return async (ctx, print) => {
      try {
        print(t.retractionsImported({ count: await importRetractions(ctx, file) }));
        if (await citeRetracted(ctx.db)) await ctx.announcePublicChange();
        return 0;
      } catch (error) {
        if (!(error instanceof UnreadableRetractions)) throw error;
        print(t.retractionsUnreadable({ file }));
        return 1;
      }
    };
  },
};
