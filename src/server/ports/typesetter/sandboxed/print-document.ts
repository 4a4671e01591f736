import { converse } from '../../inspection/sandboxed/converse.ts';
import { readWhole } from '../../inspection/sandboxed/read-whole.ts';

// The program that prints one uploaded document, and ends.

const forReview = { purpose: 'review', people: [] } as const;

converse(async ({ kind, wish: asked, drawingsAt }) => {
  const wish = asked === undefined || asked.purpose === 'structure' ? forReview : asked;
  const print =
    kind === 'pdf' ? (await import('./print-pages.ts')).printPages : (await import('./print-word.ts')).printWord;
  return async (source, hand) => hand.bytes(await print(await readWhole(source), wish, drawingsAt));
});
