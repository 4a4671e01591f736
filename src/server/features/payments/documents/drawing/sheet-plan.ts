import { colours } from '../../../../typesetting/house-colours.ts';

/** Upright A4, in points, and what stands where on it. */
export const sheet = { width: 595.28, height: 841.89 };
export const left = 62;
export const right = sheet.width - 62;
export const width = right - left;

export const mark = { x: left, y: 54, size: 30 };
/** Beside the mark; the address below it ends before the middle. */
export const issuer = { x: left + 42, top: 50, width: width - 42 };
export const headingBaseline = 186;
export const columnsTop = 212;
/** The recipient on the left, the facts on the right. */
export const columns = { recipient: { x: left, width: 222 }, facts: { x: left + 250, width: width - 250 } };
/** The gap between what stands above one another. */
export const gap = 30;
export const amountWidth = 120;
export const descriptionWidth = width - amountWidth - 16;

const { ink, secondary, clay } = colours;
export const inks = {
  house: { size: 13, colour: ink },
  heading: { size: 30, colour: ink },
  label: { size: 7.5, colour: clay, tracking: 0.45 },
  text: { size: 10.5, colour: ink },
  note: { size: 9, colour: secondary },
  total: { size: 13, colour: ink },
} as const;
