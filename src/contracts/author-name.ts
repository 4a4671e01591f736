interface Named {
  readonly authorGivenName: string;
  readonly authorLastName: string;
}

const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・\s]+$/u;

/** Whether both parts of a name are in East Asian writing, which has neither spaces nor initials. */
export const isEastAsian = (given: string, family: string): boolean =>
  given !== '' && family !== '' && eastAsian.test(given + family);

/** A name as its bearer writes it: in East Asian writing the family name comes first, without a space. */
export function authorName({ authorGivenName, authorLastName }: Named): string {
  const given = authorGivenName.trim();
  const family = authorLastName.trim();
  return isEastAsian(given, family) ? family + given : `${given} ${family}`.trim();
}

const suffixed = /^(\S.*?),?\s+((?:Jr|Sr)\.?|I{2,3}|IV|2nd|3rd|4th)$/i;

/** Splits a family name from its suffix, as in King Jr.; an empty suffix if there is none. */
export function partSuffix(lastName: string): { family: string; suffix: string } {
  const [, family = lastName.trim(), suffix = ''] = suffixed.exec(lastName.trim()) ?? [];
  return { family, suffix };
}
