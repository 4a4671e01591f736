import { parseArgs } from 'node:util';
import * as t from '../../messages/cli.ts';
import type { PlainMessage } from '../../messages/message.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';

type Print = (line: string) => void;

/** A command of the command line; `parse` refuses bad words before anything is opened. */
export interface Command {
  readonly words: readonly string[];
  readonly usage: string;
  readonly summary: PlainMessage;
  /** Returns the work, whose result is the exit code. */
  parse(words: string[]): (ctx: Context, print: Print, site: { readonly databaseUrl: string }) => Promise<number>;
}

/** A command that opens its resources itself, because none may exist yet. */
export interface FirstCommand extends Omit<Command, 'parse'> {
  parseFirst(words: string[]): (config: Config, print: Print) => Promise<number>;
}

/** A command that needs no installation. */
export interface LoneCommand extends Omit<Command, 'parse'> {
  parseAlone(words: string[]): (print: Print) => Promise<number>;
}

/** The words of the command are wrong. */
export class CommandError extends Error {}

interface Words {
  readonly options: Record<string, string | undefined>;
  readonly flags: ReadonlySet<string>;
  readonly rest: string[];
}

const typed = (names: readonly string[], type: 'string' | 'boolean') =>
  Object.fromEntries(names.map((name) => [name, { type }]));

/** Reads `--name value` options, `--flag` and the rest; unknown ones are refused. */
export function readWords(words: string[], names: readonly string[], flagNames: readonly string[] = []): Words {
  try {
    const options = { ...typed(names, 'string'), ...typed(flagNames, 'boolean') };
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    const given = Object.entries(values);
    return {
      options: Object.fromEntries(given.map(([name, value]) => [name, typeof value === 'string' ? value : undefined])),
      flags: new Set(given.filter(([, value]) => value === true).map(([name]) => name)),
      rest: positionals,
    };
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : t.optionsUnreadable());
  }
}
