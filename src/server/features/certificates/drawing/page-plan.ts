import { colours } from '../../../typesetting/house-colours.ts';

const { ink, secondary, clay, teal } = colours;

/** Landscape A4, in points, and what stands where on it. */
export const page = { width: 841.89, height: 595.28 };
export const middle = page.width / 2;
export const frame = { mat: 22, rule: 34 };
export const side = 70;
export const textWidth = page.width - 2 * side;

/** The mark, the publisher, what this is, and where the article begins below. */
export interface Head {
  readonly mark: { readonly top: number; readonly size: number };
  readonly publisher: number;
  readonly heading: { readonly baseline: number; readonly size: number };
  readonly rule: number;
  readonly bodyTop: number;
}

/** The usual one, and one that leaves more room to long lists of authors. */
export const heads = {
  usual: {
    mark: { top: 52, size: 32 },
    publisher: 104,
    heading: { baseline: 146, size: 37 },
    rule: 162,
    bodyTop: 178,
  },
  compact: {
    mark: { top: 45, size: 22 },
    publisher: 82,
    heading: { baseline: 110, size: 25 },
    rule: 121,
    bodyTop: 130,
  },
} as const satisfies Record<string, Head>;

export const bodyBottom = 450;
export const facts = { top: 458, baseline: 476, width: textWidth - 110 };
export const code = { size: 76, x: page.width - side - 76, y: 469 };

export const inks = {
  publisher: { size: 9.5, colour: secondary, tracking: 0.65 },
  lead: { size: 11, colour: secondary },
  journal: { size: 19, colour: teal },
  issn: { size: 9, colour: secondary },
  label: { size: 7, colour: clay, tracking: 0.45 },
  fact: { size: 11, colour: ink },
  note: { size: 8, colour: secondary },
  address: { size: 8, colour: teal },
} as const;

/** Sizes of type for the title and for the authors, the usual one first. */
export const titleSizes = [27, 25, 23, 21, 19, 17.5, 16, 15, 14, 13, 12, 11] as const;
export const authorSizes = [15, 14, 13, 12, 11, 10, 9.2, 8.5, 7.8, 7.2, 6.6, 6, 5.6] as const;
