import { colours } from '../../typesetting/house-colours.ts';
import type { Style } from './type/words.ts';

/** The trimmed page, 170 by 244 mm, in points. */
export const pageSize: [number, number] = [481.9, 691.7];
export const margins = { left: 58, right: 58, top: 78, bottom: 62 };
export const textWidth = pageSize[0] - margins.left - margins.right;

const { ink, secondary, clay, teal } = colours;

/** The few sizes of type in which everything is set. */
export const styles = {
  masthead: { face: 'roman', size: 15, colour: ink },
  label: { face: 'roman', size: 7, colour: clay, tracking: 1 },
  title: { face: 'roman', size: 20, colour: ink },
  authors: { face: 'roman', size: 11, colour: ink },
  mark: { face: 'roman', size: 7, colour: teal, rise: 3.8 },
  small: { face: 'roman', size: 7.6, colour: secondary },
  smallItalic: { face: 'italic', size: 7.6, colour: secondary },
  abstract: { face: 'roman', size: 9, colour: ink },
  heading: { face: 'roman', size: 13, colour: ink },
  body: { face: 'roman', size: 9.8, colour: ink },
  table: { face: 'roman', size: 8.2, colour: ink },
  reference: { face: 'roman', size: 8.2, colour: ink },
} as const satisfies Record<string, Style>;

/** The same style in italics. */
export const italic = (style: Style): Style => ({ ...style, face: 'italic' });
