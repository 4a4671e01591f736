/** First and last code point of each range, in order. */
export type CodeRanges = readonly (readonly [first: number, last: number])[];

/** Reads what style sheets write: `U+0000-00FF,U+0131`. */
export const parseRanges = (list: string): CodeRanges =>
  list.split(',').map((range) => {
    const [first = 0, last = first] = range
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return [first, last] as const;
  });

export const isInRanges = (ranges: CodeRanges, code: number): boolean =>
  ranges.some(([first, last]) => code >= first && code <= last);
