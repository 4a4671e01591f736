import * as t from '../../messages/cli.ts';
import { importInstitutions, UnreadableRegister } from '../domains/institutions/index.ts';
import type { Command } from './command.ts';
import { givenFile } from './given-file.ts';

export const importInstitutionsCommand: Command = {
  words: ['ror', 'import'],
  usage: 'ror import FILE',
  summary: t.rorSummary,
  parse(words) {
    const file = givenFile(words);
    return async (ctx, print) => {
      try {
        const count = await importInstitutions(ctx, file, (done) => {
          if (done % 10_000 === 0) print(t.rorProgress({ done }));
        });
        print(t.rorImported({ count }));
        return 0;
      } catch (error) {
        if (!(error instanceof UnreadableRegister)) throw error;
        print(t.rorUnreadable({ file }));
        return 1;
      }
    };
  },
};
