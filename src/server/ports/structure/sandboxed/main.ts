import { converse } from '../../inspection/sandboxed/converse.ts';
import { readWhole } from '../../inspection/sandboxed/read-whole.ts';
import { structureWord } from './structure-word.ts';

// The program that makes the text of an article of one uploaded document, and ends.

converse(async ({ wish, drawingsAt }) => async (source, hand) => {
  if (wish?.purpose !== 'structure') throw new Error('This program makes the text of an article only');
  await hand.bytes(await structureWord(await readWhole(source), wish.front, drawingsAt));
});
