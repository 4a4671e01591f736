interface Named {
  readonly authorGivenName: string;
  readonly authorLastName: string;
}

const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・\s]+$/u;

/** A name as its bearer writes it: in East Asian writing the family name comes first, without a space. */
export function authorName({ authorGivenName, authorLastName }: Named): string {
  const given = authorGivenName.trim();
  const family = authorLastName.trim();
  const isEastAsian = given !== '' && family !== '' && eastAsian.test(given + family);
  return isEastAsian ? family + given : `${given} ${family}`.trim();
}
