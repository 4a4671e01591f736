import { converse } from '../../inspection/confined/converse.ts';
import { readWhole } from '../../inspection/confined/read-whole.ts';

// The program that prints one document of somebody else's and ends.

converse(async ({ kind, wish = { purpose: 'review', people: [] } }) => {
  if (kind === 'pdf') {
    const { printPages } = await import('./print-pages.ts');
    return async (source, hand) => hand.bytes(await printPages(await readWhole(source), wish));
  }
  const { printWord } = await import('./print-word.ts');
  return async (source, hand) => hand.bytes(await printWord(await readWhole(source), wish));
});
