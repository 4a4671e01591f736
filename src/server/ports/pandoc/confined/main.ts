import { converse } from '../../inspection/confined/converse.ts';
import { readWhole } from '../../inspection/confined/read-whole.ts';

converse(async ({ wish }) => {
  const { readWord } = await import('./read-word.ts');
  return async (source, hand) => hand.bytes(await readWord(await readWhole(source), wish?.purpose ?? 'review'));
});
