import { useEffect, useRef, type RefObject } from 'react';

/** Where a step has replaced what had the focus, leads it to the heading of what stands there now. */
export function useFocusAfterChange(state: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const known = useRef(state);
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    const { activeElement } = document;
    // A dialog that is just closing gives it back to a button that is gone.
    const isLost =
      !activeElement || activeElement === document.body || activeElement.closest('[role="dialog"]') !== null;
    if (isLost) place.current?.querySelector('h2')?.focus();
  }, [state]);
  return place;
}
