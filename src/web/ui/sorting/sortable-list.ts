import {
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type ScreenReaderInstructions,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

/** How the items of a list are dragged: by the mouse, a finger or the keyboard. */
export const useSortSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // A finger that stays a moment drags; one that moves on scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    // At once: an item moves by the page beneath it, and scrolling that goes on for a while is lost when something else scrolls.
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'instant' }),
  );

interface Standing {
  readonly place: number;
  readonly name: string;
  readonly count: number;
}

/** What a screen reader hears while an item of a list is dragged; `what` says what the items are. */
export function dragWords(
  what: string,
  standing: (id: UniqueIdentifier) => Standing,
): {
  announcements: Announcements;
  screenReaderInstructions: ScreenReaderInstructions;
} {
  const named = (id: UniqueIdentifier) => standing(id).name;
  const at = (id: UniqueIdentifier) => `${standing(id).place + 1} of ${standing(id).count}`;
  const pickedUp = (id: UniqueIdentifier) => `${named(id)} is picked up, ${what} ${at(id)}.`;
  return {
    announcements: {
      // Not before the places are measured: until then an arrow key moves nothing.
      onDragStart: () => undefined,
      onDragOver: ({ active, over }) => {
        // Picked up, an item is over its own place as soon as the places are known.
        if (over?.id === active.id) return pickedUp(active.id);
        return over ? `${named(active.id)} would be ${what} ${at(over.id)}.` : undefined;
      },
      onDragEnd: ({ active, over }) => (over ? `${named(active.id)} is dropped as ${what} ${at(over.id)}.` : undefined),
      onDragCancel: ({ active }) => `${named(active.id)} stays ${what} ${at(active.id)}.`,
    },
    screenReaderInstructions: {
      draggable: `Press space to pick the ${what} up, the arrow keys to move, space to drop, escape to leave it.`,
    },
  };
}

/** A list in which one item has moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(to, 0, ...item);
}
