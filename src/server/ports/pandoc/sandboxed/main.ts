import { converse } from '../../inspection/sandboxed/converse.ts';
import { readWhole } from '../../inspection/sandboxed/read-whole.ts';

converse(async ({ wish }) => {
  const { readWord } = await import('./read-word.ts');
  return async (source, hand) => {
    const { drawings, document } = await readWord(await readWhole(source), wish?.purpose ?? 'review');
    if (drawings) await hand.drawings(drawings);
    await hand.bytes(document);
  };
});
