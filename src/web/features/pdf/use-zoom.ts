import { useLayoutEffect, useRef, useState } from 'react';

/** The zoom: comfortable, as wide as the frame, or a factor of the printed size. */
type Zoom = 'comfortable' | 'width' | number;

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

/** The room that a frame leaves beside the page. */
const besidePage = (frame: HTMLElement) => {
  const inside = frame.firstElementChild;
  if (!inside) return 0;
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(inside);
  return Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
};

export type ZoomWish = 'in' | 'out' | 'width';

/** The size of the pages in a frame; zooming leaves the middle of the frame in place. */
export function useZoom(frame: HTMLElement | null, pageWidth: number) {
  const [zoom, setZoom] = useState<Zoom>('comfortable');
  const [frameWidth, setFrameWidth] = useState(0);
  const middle = useRef<{ along: number; across: number; before: number } | null>(null);
  // Before the first sheet is painted: it would move when its frame is measured after.
  useLayoutEffect(() => {
    if (frame === null) return undefined;
    const measure = () => setFrameWidth(frame.clientWidth - besidePage(frame));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [frame]);
  const factor = frameWidth > 0 ? factorOf(zoom, frameWidth, pageWidth) : 1;
  useLayoutEffect(() => {
    if (frame === null || middle.current === null || middle.current.before === factor) return;
    const { along, across } = middle.current;
    frame.scrollTo({
      top: along * frame.scrollHeight - frame.clientHeight / 2,
      left: across * frame.scrollWidth - frame.clientWidth / 2,
    });
    middle.current = null;
  }, [frame, factor]);
  const change = (wish: ZoomWish) => {
    if (frame) {
      middle.current = {
        along: (frame.scrollTop + frame.clientHeight / 2) / frame.scrollHeight,
        across: (frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth,
        before: factor,
      };
    }
    setZoom(wish === 'width' ? 'width' : stepFrom(factor, wish));
  };
  return { factor, fillsWidth: zoom === 'width', change };
}

export type ZoomState = ReturnType<typeof useZoom>;
