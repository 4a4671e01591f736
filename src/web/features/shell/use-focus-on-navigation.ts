import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the new content when the address leads to another page, as a browser does without scripting: to the
 * part that was asked for where the page marks one.
 */
export function useFocusOnNavigation(target: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const place = `${pathname}?page=${new URLSearchParams(search).get('page') ?? ''}`;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    const asked = target.current?.querySelector<HTMLElement>('[data-arrival]');
    (asked ?? target.current)?.focus({ preventScroll: true });
  }, [place, target]);
}
