import { mostCounted } from '../../contracts/constants.ts';

/** A number of bytes for people: `840 kB`, `2.1 MB`. */
export function formatSize(bytes: number): string {
  const power = bytes < 1024 ** 2 ? 1 : bytes < 1024 ** 3 ? 2 : 3;
  const size = bytes / 1024 ** power;
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${['', 'kB', 'MB', 'GB'][power]}`;
}

/** A number of what is counted no further than a thousand. */
export const counted = (count: number): string => (count >= mostCounted ? `${mostCounted} or more` : String(count));

const number = new Intl.NumberFormat('en-GB');

/** A number with its thousands apart: `1,234.5`. */
export const formatNumber = (value: number): string => number.format(value);
