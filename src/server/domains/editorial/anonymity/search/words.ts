/** A word of a text, where it stands, and as it is compared: without marks, in lower case. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
  readonly isCapital: boolean;
}

const letters: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** A word as it is compared. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđðþı]/g, (letter) => letters[letter] ?? letter);

/** The words of a text, in order; the mark of an affiliation that is set close to a name is a word of its own. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: fold(word),
    // Scripts without capitals write every word as a name.
    isCapital: !/^\p{Ll}/u.test(word),
  }));
}

/** The words of a name or an institution, as they are compared. */
export const foldedWords = (text: string): string[] => wordsOf(text).map(({ folded }) => folded);

/** Whether these words stand in a text one after the other, from a place on. */
export const standsAt = (words: readonly Word[], at: number, sought: readonly string[]): boolean =>
  sought.length > 0 && sought.every((word, index) => words[at + index]?.folded === word);

/** What stands around a find, on one line. */
export function excerptOf(text: string, start: number, end: number): string {
  const around = 60;
  const cut = text.slice(Math.max(0, start - around), end + around);
  const before = start > around ? '…' : '';
  const after = end + around < text.length ? '…' : '';
  return `${before}${cut.replace(/\s+/g, ' ').trim()}${after}`.toWellFormed();
}
