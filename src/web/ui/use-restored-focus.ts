import { useEffect, useRef } from 'react';

/** A heading that takes the focus up when `change` is another, and what had the focus has gone with it. */
export function useRestoredFocus(change: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(change);
  useEffect(() => {
    if (last.current === change) return;
    last.current = change;
    if (document.activeElement === null || document.activeElement === document.body) heading.current?.focus();
  }, [change]);
  return heading;
}
