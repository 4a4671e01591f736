import { statSync } from 'node:fs';
import * as t from '../../messages/cli.ts';
import { CommandError, readWords } from './command.ts';

/** The one file that a command is given; `CommandError` if it is missing, or not alone. */
export function givenFile(words: string[]): string {
  const [file, ...more] = readWords(words, []).rest;
  if (!file || more.length > 0) throw new CommandError(t.giveOneFile());
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new CommandError(t.fileMissing({ file }));
  return file;
}
