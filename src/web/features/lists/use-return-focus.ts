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

/** Ways of the focus out of a dialog. */
export interface ReturnFocus {
  /** Called when a dialog is asked for: what has the focus then has opened it. */
  readonly remember: () => void;
  /** Back to what opened the dialog, or to the list, when that has gone. */
  readonly toOpener: () => void;
  /** To the list: what opened the dialog goes with the change. */
  readonly toList: () => void;
}

/** Where the focus goes when a dialog about an entry of a list closes; `place` is the list, which can take it. */
export function useReturnFocus() {
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const focus: ReturnFocus = {
    remember: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    toOpener: () => {
      const to = opener.current?.isConnected === true ? opener.current : place.current;
      to?.focus();
    },
    toList: () => place.current?.focus(),
  };
  return { place, focus };
}
