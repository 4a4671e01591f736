import { useEffect, type KeyboardEvent, type RefObject } from 'react';

type Move = (place: number, count: number) => number;
const next: Move = (place, count) => (place + 1) % count;
const previous: Move = (place, count) => (place - 1 + count) % count;

function moveOf(key: string, isMirrored: boolean): Move | undefined {
  switch (key) {
    case 'ArrowRight':
      return isMirrored ? previous : next;
    case 'ArrowLeft':
      return isMirrored ? next : previous;
    case 'Home':
      return () => 0;
    case 'End':
      return (_place, count) => count - 1;
    default:
      return undefined;
  }
}

const buttonsOf = (toolbar: HTMLElement) => [...toolbar.querySelectorAll('button')];

function makeStop(toolbar: HTMLElement, stop: Element | undefined): void {
  for (const button of buttonsOf(toolbar)) button.tabIndex = button === stop ? 0 : -1;
}

/** A toolbar is one stop of the Tab key; within it the arrow keys move. */
export function useToolbarKeys(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (ref.current) makeStop(ref.current, buttonsOf(ref.current)[0]);
  }, [ref]);
  return (event: KeyboardEvent) => {
    const toolbar = ref.current;
    if (!toolbar) return;
    const buttons = buttonsOf(toolbar);
    const place = buttons.findIndex((button) => button === document.activeElement);
    const move = moveOf(event.key, getComputedStyle(toolbar).direction === 'rtl');
    if (move === undefined || place === -1) return;
    event.preventDefault();
    const button = buttons[move(place, buttons.length)];
    makeStop(toolbar, button);
    button?.focus();
  };
}

/** Focuses the last used control of a toolbar. */
export const focusToolbar = (toolbar: HTMLElement | null): void =>
  toolbar?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
