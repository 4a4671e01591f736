/** A volume or a number in the one form in which it is compared: `07`, `٧` and `７` are `7`. */
export const plainPlace = (written: string): string =>
  written
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replace(/^0+(?=\d+$)/, '');

// The digits of each script follow one another, from its zero.
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
