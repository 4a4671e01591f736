/** Titles under one letter. */
export interface LetterGroup<T> {
  readonly letter: string;
  readonly entries: readonly T[];
}

const byLetters = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const letterOf = (title: string) => {
  const plain = title.trim().normalize('NFD').charAt(0).toLocaleUpperCase('en');
  return /\p{L}/u.test(plain) ? plain : '#';
};

/** Sorts by title, letter case and accents aside, and groups by the first letter; other signs come under "#". */
export function groupByLetter<T>(entries: readonly T[], titleOf: (entry: T) => string): LetterGroup<T>[] {
  const groups = new Map<string, T[]>();
  for (const entry of entries.toSorted((a, b) => byLetters.compare(titleOf(a), titleOf(b)))) {
    const letter = letterOf(titleOf(entry));
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups].map(([letter, grouped]) => ({ letter, entries: grouped }));
}
