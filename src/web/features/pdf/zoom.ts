/** How large the pages stand: as is comfortable, as wide as the frame, or a factor of the printed size. */
export type Zoom = 'comfortable' | 'width' | number;

const steps = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4] as const;

/** Wider than this a page is no longer comfortable to read from edge to edge. */
const comfortable = 1.25;
/** A PDF counts in points of 1/72 inch, the screen in pixels of 1/96. */
const pixelsPerPoint = 96 / 72;

/** The factor of the printed size that a zoom means in a frame of this width. */
export function factorOf(zoom: Zoom, frameWidth: number, pageWidth: number): number {
  if (typeof zoom === 'number') return zoom;
  const fitting = Math.max(0.1, frameWidth / (pageWidth * pixelsPerPoint));
  return zoom === 'width' ? fitting : Math.min(fitting, comfortable);
}

/** The next larger or smaller step; the same factor at either end. */
export function stepFrom(factor: number, direction: 'in' | 'out'): number {
  const nudge = 0.005;
  return direction === 'in'
    ? (steps.find((step) => step > factor + nudge) ?? Math.max(factor, steps.at(-1) ?? factor))
    : (steps.findLast((step) => step < factor - nudge) ?? Math.min(factor, steps[0]));
}

/** Pixels on the screen for points of the PDF. */
export const pixelsOf = (points: number, factor: number): number => points * pixelsPerPoint * factor;
