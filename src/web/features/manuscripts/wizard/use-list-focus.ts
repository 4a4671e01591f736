import { useEffect, useRef, useState, type RefObject } from 'react';

interface ListFocus {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly noteAddition: () => void;
  readonly noteRemoval: (place: number) => void;
  readonly noteEdited: (place: number) => void;
}

/** Where the focus goes when the list of authors has changed, and the button that was pressed is gone. */
export function useListFocus(): ListFocus {
  const list = useRef<HTMLDivElement>(null);
  const [additions, setAdditions] = useState(0);
  // The list may be there only with what was added.
  useEffect(() => {
    if (additions > 0) list.current?.focus();
  }, [additions]);
  const [done, setDone] = useState<{ readonly action: 'remove' | 'edit'; readonly place: number } | null>(null);
  // The same button of this place takes the focus: after a removal the next author's, after the last the one before.
  useEffect(() => {
    if (done === null) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>(`[data-action="${done.action}"]`) ?? [])];
    (buttons[done.place] ?? buttons.at(-1) ?? list.current)?.focus();
  }, [done]);
  return {
    list,
    noteAddition: () => setAdditions((count) => count + 1),
    noteRemoval: (place) => setDone({ action: 'remove', place }),
    noteEdited: (place) => setDone({ action: 'edit', place }),
  };
}
