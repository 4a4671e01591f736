import { useLayoutEffect, useRef, useState } from 'react';
import { factorOf, stepFrom, type Zoom } from './zoom.ts';

/** The room that a frame leaves beside the page. */
const besidePage = (frame: HTMLElement) => {
  const inside = frame.firstElementChild;
  if (!inside) return 0;
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(inside);
  return Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
};

export type ZoomWish = 'in' | 'out' | 'width';

/** The size of the pages in a frame; what stands in the frame's middle stays there when it changes. */
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
