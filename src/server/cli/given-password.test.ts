import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { CommandError } from './command.ts';
import { givenPassword } from './given-password.ts';

test('a password that is handed over is the first line, and no part of the command', async () => {
  expect(await givenPassword('-', Readable.from(['Handed-', 'Over 1!\nand more\n']))).toBe('Handed-Over 1!');
  expect(await givenPassword('-', Readable.from(['Without-An-End-1!']))).toBe('Without-An-End-1!');
});

test('a password in the command is taken from there, and nothing is waited for', async () => {
  expect(await givenPassword('In-The-Open-1!', new Readable({ read: () => {} }))).toBe('In-The-Open-1!');
});

test.each([[[]], [['\n']]])('nothing is no password: %j', async (chunks: string[]) => {
  await expect(givenPassword('-', Readable.from(chunks))).rejects.toThrow(CommandError);
});
