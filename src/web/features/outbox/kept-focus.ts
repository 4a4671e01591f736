import { useRef } from 'react';

/** Keeps the focus at a place when the button that had it goes with its line. */
export function useKeptFocus() {
  const place = useRef<HTMLDivElement>(null);
  return { place, keep: () => place.current?.focus() };
}
