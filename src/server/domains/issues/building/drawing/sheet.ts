/** The pages of an issue that we print: as large as most of its articles' pages are. */
interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** The strip below every page, in which the pages are numbered through; articles' own feet stay as they are above it. */
export const footHeight = 26;

/** As A4 is. */
const usual = { width: 595.28, height: 841.89 };
const isUsable = ({ width, height }: typeof usual) => width >= 380 && width <= 720 && height >= 500 && height <= 1100;

/** The sheet for pages of these sizes: the most common one, unless it is unusable for a book. */
export function sheetFor(sizes: readonly { readonly width: number; readonly height: number }[]): Sheet {
  const counts = new Map<string, { width: number; height: number; count: number }>();
  for (const { width, height } of sizes) {
    const size = { width: Math.round(width), height: Math.round(height) };
    const key = `${size.width} ${size.height}`;
    counts.set(key, { ...size, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const [commonest] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  const { width, height } = commonest && isUsable(commonest) ? commonest : usual;
  return { width, height: height + footHeight };
}
