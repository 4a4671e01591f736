import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Enough of it is seen: it begins in the upper half of the window. */
const isInSight = (panel: HTMLElement): boolean => {
  const { top } = panel.getBoundingClientRect();
  return top >= 0 && top <= innerHeight / 2;
};

/** The entries of the history that were arrived at since the document was loaded. */
const arrivedAt = new Set<string>();

/** Read again, or come back to, as a document: the browser has the place where the reader was. */
const isReadAgain = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate');

/**
 * Brings a tab's panel into sight when it is arrived at, and again when it has become another, as long as the reader stays
 * where they were brought to. Who goes back in the history, or reads the page again, finds the place where they were.
 */
export function useBroughtIntoSight(state: string) {
  const panel = useRef<HTMLDivElement>(null);
  const brought = useRef<{ readonly state: string; readonly to: number } | null>(null);
  const { key } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    const { current } = panel;
    const isFirst = brought.current === null;
    const isReturn = isFirst && isPop && (arrivedAt.has(key) || isReadAgain());
    arrivedAt.add(key);
    // A reader who has scrolled knows that there is more.
    const hasMoved = isFirst ? isPop && scrollY > 0 : scrollY !== brought.current?.to;
    if (current === null || isReturn || hasMoved) return;
    if (!isInSight(current)) {
      current.scrollIntoView({ block: 'start', behavior: 'instant' });
      if (document.activeElement === document.body) current.focus({ preventScroll: true });
    }
    brought.current = { state, to: scrollY };
  }, [state, key, isPop]);
  return panel;
}
