import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import * as t from '../../messages/cli.ts';
import { CommandError } from './command.ts';

/** Replaces a password argument: the password is typed or piped, so that a process list does not show it. */
export const handedOver = '-';

const silence = () => new Writable({ write: (_typed, _encoding, done) => done() });

interface Input extends NodeJS.ReadableStream {
  readonly isTTY?: boolean;
}

/** The password of a command: the argument, or the first line of the input, which a terminal does not show. */
export async function givenPassword(word: string, input: Input = process.stdin): Promise<string> {
  if (word !== handedOver) return word;
  const isTyped = input.isTTY === true;
  if (isTyped) process.stderr.write(t.passwordPrompt());
  const lines = createInterface({ input, output: silence(), terminal: isTyped });
  const line = await lines[Symbol.asyncIterator]().next();
  lines.close();
  if (isTyped) process.stderr.write('\n');
  if (line.done === true || line.value === '') throw new CommandError(t.noPasswordGiven());
  return line.value;
}
