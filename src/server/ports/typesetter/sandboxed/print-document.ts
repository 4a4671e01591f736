import { converse } from '../../inspection/sandboxed/converse.ts';
import { readWhole } from '../../inspection/sandboxed/read-whole.ts';

// The program that prints one uploaded document, and ends.

converse(async ({ kind, wish = { purpose: 'review', people: [] }, drawingsAt }) => {
  const print =
    kind === 'pdf' ? (await import('./print-pages.ts')).printPages : (await import('./print-word.ts')).printWord;
  return async (source, hand) => hand.bytes(await print(await readWhole(source), wish, drawingsAt));
});
