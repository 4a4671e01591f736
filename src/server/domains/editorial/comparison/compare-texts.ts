import { diffArrays, diffWordsWithSpace } from 'diff';
import type { ComparedPassage, ComparedPiece } from '../../../../contracts/comparison.ts';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text that was read from pages, with words joined that a line or a page had cut. */
export function sentencesOf(pages: readonly string[]): string[] {
  const text = pages
    .join('\n')
    .replaceAll(/(?<=\p{L})[-\u2010\u00AD]\s*\n\s*(?=\p{Ll})/gu, '')
    .replaceAll(/\s+/gu, ' ');
  return [...sentences.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
}

/** Above this length, and below this share of kept characters, a passage is shown as replaced whole. */
const bounds = { characters: 20_000, kept: 0.4 };

const whole = (text: string): ComparedPiece[] => (text === '' ? [] : [{ text, isChanged: true }]);

/** Marks the words that differ in two passages. */
function comparePassage(before: string, after: string): ComparedPassage {
  const replaced = { isSame: false, before: whole(before), after: whole(after) };
  if (before === '' || after === '' || before.length + after.length > bounds.characters) return replaced;
  const pieces = diffWordsWithSpace(before, after);
  const kept = pieces
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.length, 0);
  if (kept < bounds.kept * Math.min(before.length, after.length)) return replaced;
  const without = (left: 'added' | 'removed') =>
    pieces.flatMap(({ value, added, removed }) =>
      (left === 'added' ? added : removed) ? [] : [{ text: value, isChanged: added || removed }],
    );
  return { isSame: false, before: without('added'), after: without('removed') };
}

/** Compares two texts by sentence, and within changed passages by word. Both are lists of sentences. */
export function compareTexts(before: readonly string[], after: readonly string[]): ComparedPassage[] {
  const passages: ComparedPassage[] = [];
  let removed = '';
  for (const run of [...diffArrays([...before], [...after]), null]) {
    const text = run === null ? '' : run.value.join(' ');
    if (run?.removed) {
      removed = text;
      continue;
    }
    if (run?.added) passages.push(comparePassage(removed, text));
    else if (removed !== '') passages.push(comparePassage(removed, ''));
    removed = '';
    if (run === null || run.added) continue;
    const same = [{ text, isChanged: false }];
    passages.push({ isSame: true, before: same, after: same });
  }
  return passages;
}
