import { colours } from '../../../../typesetting/house-colours.ts';

/** The pages of an issue that are drawn: as large as most of its articles' pages are. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

/** The strip below every page, in which the pages are numbered through; articles' own feet stay as they are above it. */
export const footHeight = 26;

/** As A4 is. */
const usual = { width: 595.28, height: 841.89 };
const isUsable = ({ width, height }: typeof usual) => width >= 380 && width <= 720 && height >= 500 && height <= 1100;

/** The sheet for pages of these sizes: the commonest one, unless nobody would print a book on it. */
export function sheetFor(sizes: readonly { readonly width: number; readonly height: number }[]): Sheet {
  const counts = new Map<string, { width: number; height: number; count: number }>();
  for (const { width, height } of sizes) {
    const size = { width: Math.round(width), height: Math.round(height) };
    const key = `${size.width} ${size.height}`;
    counts.set(key, { ...size, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const [commonest] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  const { width, height } = commonest && isUsable(commonest) ? commonest : usual;
  return { width, height: height + footHeight, margin: Math.round(width * 0.12) };
}

const { ink, secondary, clay } = colours;

export const inks = {
  kicker: { size: 8, colour: clay, tracking: 1.2 },
  heading: { size: 27, colour: ink },
  title: { size: 12, colour: ink },
  authors: { size: 9.5, colour: secondary },
  number: { size: 11, colour: ink },
  body: { size: 11, colour: ink },
  small: { size: 9, colour: secondary },
  label: { size: 7.5, colour: clay, tracking: 0.6 },
  foot: { size: 7.5, colour: secondary },
  footNumber: { size: 8.5, colour: ink },
} as const;
