import { parseArgs } from 'node:util';
import type { Context } from '../context.ts';

type Print = (line: string) => void;

/** A command of the command line; `parse` refuses bad words before anything is opened. */
export interface Command {
  readonly words: readonly string[];
  readonly usage: string;
  readonly summary: string;
  /** Answers with the work, whose result is the exit code. */
  parse(words: string[]): (ctx: Context, print: Print) => Promise<number>;
}

/** The words of the command are wrong. */
export class CommandError extends Error {}

/** Reads `--name value` options and the rest; unknown options are refused. */
export function readWords(
  words: string[],
  names: readonly string[],
): { options: Record<string, string | undefined>; rest: string[] } {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    return {
      options: Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]),
      ),
      rest: positionals,
    };
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : 'The options could not be read.');
  }
}
