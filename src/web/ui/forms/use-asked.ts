import { useState } from 'react';

/** What a dialog currently asks; its words stay while it closes. */
export function useAsked<T>() {
  const [asked, setAsked] = useState<{ readonly what: T; readonly isOpen: boolean; readonly turn: number } | null>(
    null,
  );
  return {
    asked,
    ask: (what: T) => setAsked((last) => ({ what, isOpen: true, turn: (last?.turn ?? 0) + 1 })),
    close: () => setAsked((last) => last && { ...last, isOpen: false }),
  };
}
