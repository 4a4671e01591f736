import type { ListedTemplate } from '../../../../contracts/letter-templates.ts';

/** Whose words a letter has: those it was delivered with, or an administrator's, which may not fit this release. */
export const wordsStates = ['original', 'changed', 'not-used'] as const;
export type WordsState = (typeof wordsStates)[number];

export const wordsStateNames: Readonly<Record<WordsState, string>> = {
  original: 'Original',
  changed: 'Changed',
  'not-used': 'Changed, but not used',
};

export function wordsStateOf({ isOriginal, fault }: Pick<ListedTemplate, 'isOriginal' | 'fault'>): WordsState {
  if (fault !== null) return 'not-used';
  return isOriginal ? 'original' : 'changed';
}

interface Wanted {
  readonly words: string;
  readonly state: WordsState | null;
}

/** The letters that hold each of these words, in whichever of their lines, and whose own words stand so. */
export function foundLetters(templates: readonly ListedTemplate[], { words, state }: Wanted): ListedTemplate[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return templates.filter((template) => {
    const said = `${template.group} ${template.title} ${template.when}`.toLowerCase();
    return wanted.every((word) => said.includes(word)) && (state === null || wordsStateOf(template) === state);
  });
}
