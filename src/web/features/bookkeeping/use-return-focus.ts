import { useRef } from 'react';

/** Where the focus goes when a dialog of a list closes: back to what opened it, or to the list, when that may be gone with the change. */
export function useReturnFocus() {
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  return {
    place,
    remember: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    toOpener: () => {
      const to = opener.current?.isConnected === true ? opener.current : place.current;
      to?.focus();
    },
    toList: () => place.current?.focus(),
  };
}
