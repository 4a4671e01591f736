import { expect, test } from 'vitest';
import { editorsOfAll } from './editor-choices.ts';

test('several manuscripts go to an editor of all their journals', () => {
  const [both, one] = [
    { userId: 'b', name: 'Both', journals: ['DUNES', 'FALAJ'] },
    { userId: 'o', name: 'One', journals: ['DUNES'] },
  ];
  expect(editorsOfAll([both, one], ['DUNES'])).toEqual([both, one]);
  expect(editorsOfAll([both, one], ['FALAJ', 'DUNES'])).toEqual([both]);
});
