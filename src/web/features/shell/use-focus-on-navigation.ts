import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the new content after a navigation, as a browser does on a page load: to the requested part if the
 * page marks one.
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
