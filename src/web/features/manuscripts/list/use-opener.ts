import { useRef } from 'react';

/** Which element has opened a dialog: one that comes into the page already open does not know, and gives no focus back. */
export function useOpener() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    remember: () => {
      if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
    },
    giveBack: () => opener.current?.focus(),
  };
}
