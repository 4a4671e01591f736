import { useState, type FocusEvent, type PointerEvent } from 'react';

/** Whether a pointer rests on an element or the focus is in it: what moves by itself waits then. */
export function useHold() {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    isHeld: isHovered || isFocused,
    /** Lets go until the pointer or the focus comes in anew: whoever presses Play wants to see it play. */
    release: () => {
      setHovered(false);
      setFocused(false);
    },
    watch: {
      // A finger is no hover: it leaves no trace after the swipe.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
