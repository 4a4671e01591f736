import { execFile } from 'node:child_process';
import path from 'node:path';
import { CommandError, type Command, type LoneCommand } from '../../server/cli/command.ts';
import type { Product } from './start-product.ts';

const root = path.resolve(import.meta.dirname, '../../..');

interface Ran {
  readonly code: number;
  readonly said: string;
}

/** Runs a command with these settings and none of this process; what is handed over stands in its input. */
export const runColophon = (env: Record<string, string>, ...words: readonly string[]): Promise<Ran> =>
  runWithInput(env, '', words);

function runWithInput(env: Record<string, string>, input: string, words: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const command = [path.join(root, 'src/server/cli/main.ts'), ...words];
    const options = { cwd: root, env: { PATH: process.env['PATH'] ?? '', ...env } };
    const child = execFile(process.execPath, command, options, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: out + err });
    });
    child.stdin?.end(input, 'latin1');
  });
}

/** The command line beside a running product: each command is a process of its own. */
export function commandLine(product: Product, settings: Record<string, string> = {}) {
  const env = { DATABASE_URL: product.config.databaseUrl ?? '', DATA_DIR: product.dataDir, ...settings };
  const runWith = (input: string, ...words: readonly string[]) => runWithInput(env, input, words);
  return {
    /** Runs a command. */
    run: (...words: readonly string[]) => runWith('', ...words),
    /** Runs a command to which something is handed over. */
    runWith,
    /** Carries out a command in this process, where it is not about the process: one takes a second to start. */
    runHere: async (command: Command | LoneCommand, ...words: string[]): Promise<Ran> => {
      const lines: string[] = [];
      const print = (line: string) => void lines.push(line);
      try {
        const code =
          'parseAlone' in command
            ? await command.parseAlone(words)(print)
            : await command.parse(words)(product.system, print, product.parts);
        return { code, said: lines.join('\n') };
      } catch (error) {
        if (error instanceof CommandError) return { code: 2, said: error.message };
        throw error;
      }
    },
  };
}
