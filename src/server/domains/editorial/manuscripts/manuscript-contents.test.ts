import { expect, test } from 'vitest';
import { noStatements } from '../../../../contracts/statements.ts';
import { changedParts, filesAfter, type Contents } from './manuscript-contents.ts';

const file = (id: string, slot: number) => ({ id, slot });
const [letter, paper, supplement] = [file('letter', 0), file('paper', 1), file('supplement', 2)];

test.each([
  ['no file chosen keeps them all', [], [], [letter, paper, supplement]],
  ['a new one takes its slot', [file('paper-2', 1)], [], [letter, supplement, file('paper-2', 1)]],
  ['an emptied slot loses its file', [], [0], [paper, supplement]],
  ['a new file in an emptied slot stays', [file('letter-2', 0)], [0], [paper, supplement, file('letter-2', 0)]],
])('decision 24: %s', (_name, sent, emptied, expected) => {
  expect(filesAfter([letter, paper, supplement], sent, emptied)).toEqual(expected);
});

const contents: Contents = {
  title: 'On examples',
  abstract: 'What they show.',
  keywords: ['one', 'two'],
  authors: [],
  fileIds: ['a', 'b'],
  statements: noStatements,
};

test.each([
  [{}, []],
  [{ fileIds: ['b', 'a'] }, []],
  [{ title: 'Of examples' }, ['title']],
  [{ keywords: ['two', 'one'] }, ['keywords']],
  [{ statements: { ...noStatements, ethics: 'Approved.' } }, ['statements']],
  [{ abstract: 'Less.', fileIds: ['a'] }, ['abstract', 'files']],
])('decision 35: what has changed is named: %j', (change, expected) => {
  expect(changedParts(contents, { ...contents, ...change })).toEqual(expected);
});
