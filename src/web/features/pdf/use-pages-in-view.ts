import { useEffect, useState } from 'react';

const pageOf = (entry: IntersectionObserverEntry) =>
  Number(entry.target instanceof HTMLElement ? entry.target.dataset['page'] : NaN);

/** Which pages are in view or a frame's height away, and which one stands in the middle. */
export function usePagesInView(frame: HTMLElement | null) {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([1]));
  const [current, setCurrent] = useState(1);
  useEffect(() => {
    if (frame === null) return undefined;
    const closeBy = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Set(before);
          for (const entry of entries) {
            if (entry.isIntersecting) after.add(pageOf(entry));
            else after.delete(pageOf(entry));
          }
          return after;
        }),
      { root: frame, rootMargin: '100% 0px' },
    );
    const middle = new IntersectionObserver(
      (entries) => {
        const shown = entries.find((entry) => entry.isIntersecting);
        if (shown) setCurrent(pageOf(shown));
      },
      { root: frame, rootMargin: '-50% 0px' },
    );
    for (const page of frame.querySelectorAll('[data-page]')) {
      closeBy.observe(page);
      middle.observe(page);
    }
    return () => {
      closeBy.disconnect();
      middle.disconnect();
    };
  }, [frame]);
  return { near, current };
}
