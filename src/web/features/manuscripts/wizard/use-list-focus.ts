import { useEffect, useRef, useState, type RefObject } from 'react';

interface ListFocus {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly noteAddition: () => void;
  readonly noteRemoval: (place: number) => void;
}

/** Where the focus goes when the list of authors has changed, and the button that was pressed is gone. */
export function useListFocus(): ListFocus {
  const list = useRef<HTMLDivElement>(null);
  const [additions, setAdditions] = useState(0);
  // The list may be there only with what was added.
  useEffect(() => {
    if (additions > 0) list.current?.focus();
  }, [additions]);
  const [removal, setRemoval] = useState<{ readonly place: number } | null>(null);
  // The next author's button takes the focus, after the last the one before.
  useEffect(() => {
    if (removal === null) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-action="remove"]') ?? [])];
    (buttons[removal.place] ?? buttons.at(-1) ?? list.current)?.focus();
  }, [removal]);
  return {
    list,
    noteAddition: () => setAdditions((count) => count + 1),
    noteRemoval: (place) => setRemoval({ place }),
  };
}
