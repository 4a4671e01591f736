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
import * as t from '../../../messages/forms.ts';

/** How the items of a list are dragged: by the mouse, a finger or the keyboard. */
export const useSortSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // A finger that stays a moment drags; one that moves on scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    // Smooth scrolling is interrupted by any other scrolling.
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'instant' }),
  );

interface Status {
  readonly place: number;
  readonly name: string;
  readonly count: number;
}

/** What a screen reader announces while an item is dragged; `noun` says what the items are. */
export function dragWords(
  noun: string,
  current: (id: UniqueIdentifier) => Status,
): {
  announcements: Announcements;
  screenReaderInstructions: ScreenReaderInstructions;
} {
  const values = (id: UniqueIdentifier, over = id) => {
    const { place, count } = current(over);
    return { name: current(id).name, noun, place: place + 1, count };
  };
  return {
    announcements: {
      // The arrow keys work only once the places are measured.
      onDragStart: () => undefined,
      onDragOver: ({ active, over }) => {
        // A picked-up item is over its own place once the places are measured.
        if (over?.id === active.id) return t.pickedUp(values(active.id));
        return over ? t.movedOver(values(active.id, over.id)) : undefined;
      },
      onDragEnd: ({ active, over }) => (over ? t.dropped(values(active.id, over.id)) : undefined),
      onDragCancel: ({ active }) => t.notMoved(values(active.id)),
    },
    screenReaderInstructions: {
      draggable: t.dragHelp({ noun }),
    },
  };
}

/** A list in which one item has moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(to, 0, ...item);
}
