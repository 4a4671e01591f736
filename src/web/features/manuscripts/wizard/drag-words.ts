import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import type { AuthorFields } from './draft.ts';
import { nameOf } from './name-of.ts';

interface Standing {
  readonly place: number;
  readonly author: AuthorFields | undefined;
  readonly count: number;
}

/** What a screen reader hears while an author is dragged. */
export function dragWords(standing: (id: UniqueIdentifier) => Standing): {
  announcements: Announcements;
  screenReaderInstructions: ScreenReaderInstructions;
} {
  const named = (id: UniqueIdentifier) => {
    const { author } = standing(id);
    return author ? nameOf(author) : '';
  };
  const pickedUp = (id: UniqueIdentifier) => `${named(id)} is picked up, author ${at(id)}.`;
  const at = (id: UniqueIdentifier) => `${standing(id).place + 1} of ${standing(id).count}`;
  return {
    announcements: {
      onDragStart: ({ active }) => pickedUp(active.id),
      onDragOver: ({ active, over }) => {
        // Picked up, an author is over its own place at once; that is said already.
        if (over?.id === active.id) return pickedUp(active.id);
        return over ? `${named(active.id)} would be author ${at(over.id)}.` : undefined;
      },
      onDragEnd: ({ active, over }) => (over ? `${named(active.id)} is dropped as author ${at(over.id)}.` : undefined),
      onDragCancel: ({ active }) => `${named(active.id)} stays author ${at(active.id)}.`,
    },
    screenReaderInstructions: {
      draggable: 'Press space to pick the author up, the arrow keys to move, space to drop, escape to leave it.',
    },
  };
}
