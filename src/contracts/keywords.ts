/** These always divide. */
const divider = /[;；؛،，、]/;
const comma = /,(?=\s|$)|(?<![\d\s]),(?!\d)(?![^\s,]*-)(?<!(?:^|[\s,])\p{L},)(?!\p{L}(?:[\s,]|$))/u;

/**
 * The keywords of a text, separated by semicolons, or by commas if there are none; but not by a comma inside a name,
 * as in 2,4-D, N,N-dimethylformamide or cis,trans-isomer.
 */
export function splitKeywords(text: string): string[] {
  const lines = text.split(/\r?\n/);
  const hasSemicolon = /[;；؛]/.test(text);
  return lines
    .flatMap((line) => line.split(divider))
    .flatMap((part) => (hasSemicolon ? [part] : part.split(comma)))
    .map((word) => word.trim().replaceAll(/\s+/g, ' '))
    .filter((word) => word !== '');
}
