import { readFileSync } from 'node:fs';
import * as t from '../../messages/cli.ts';
import type { PlainMessage } from '../../messages/message.ts';
import { takeBounce, type BounceOutcome } from '../domains/emails/index.ts';
import { CommandError, readWords, type Command } from './command.ts';

const outcomes: Record<BounceOutcome, PlainMessage> = {
  'came-back': t.bounceReturned,
  delayed: t.bounceDelayed,
  arrived: t.bounceDelivered,
  'no-report': t.bounceNoReport,
  'not-ours': t.bounceUnknown,
};

/** What the command is handed: a file, or its standard input. */
function readInput(file: string | undefined): Buffer {
  try {
    return readFileSync(file ?? 0);
  } catch {
    throw new CommandError(t.cannotRead({ file: file ?? t.standardInput() }));
  }
}

export const readBounceCommand: Command = {
  words: ['read-bounce'],
  usage: 'read-bounce [FILE]',
  summary: t.readBounceSummary,
  parse(words) {
    const { rest } = readWords(words, []);
    if (rest.length > 1) throw new CommandError(t.unknownWords({ words: rest.slice(1).join(' ') }));
    const report = readInput(rest[0]);
    return async (ctx, print) => {
      print(outcomes[await takeBounce(ctx, report)]());
      // Whatever came, the mail server has handed it over: it must not send it back to its sender.
      return 0;
    };
  },
};
