import { readFileSync } from 'node:fs';
import { takeBounce, type BounceOutcome } from '../domains/letters/index.ts';
import { CommandError, readWords, type Command } from './command.ts';

const outcomes: Record<BounceOutcome, string> = {
  'came-back': 'The email has come back, and is marked so.',
  delayed: 'The email is on its way and late. That is noted with it.',
  arrived: 'The report says that the email has arrived. Nothing was changed.',
  'no-report': 'This is no delivery report. Nothing was changed.',
  'not-ours': 'This report belongs to no email that was sent from here. Nothing was changed.',
};

/** What the command is handed: a file, or its standard input. */
function readInput(file: string | undefined): Buffer {
  try {
    return readFileSync(file ?? 0);
  } catch {
    throw new CommandError(`${file ?? 'The standard input'} cannot be read.`);
  }
}

export const readBounceCommand: Command = {
  words: ['read-bounce'],
  usage: 'read-bounce [FILE]',
  summary: 'Takes a delivery report of another server, from a file or the standard input: for a mail server’s pipe.',
  parse(words) {
    const { rest } = readWords(words, []);
    if (rest.length > 1) throw new CommandError(`These words have no meaning here: ${rest.slice(1).join(' ')}`);
    const report = readInput(rest[0]);
    return async (ctx, print) => {
      print(outcomes[await takeBounce(ctx, report)]);
      // Whatever came, the mail server has handed it over: it must not send it back to its sender.
      return 0;
    };
  },
};
