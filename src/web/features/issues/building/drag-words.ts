import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import type { PlaceArticle } from '../../../../contracts/issue-builds.ts';

/** What a screen reader hears while an article is dragged. */
export function dragWords(articles: readonly PlaceArticle[]): {
  announcements: Announcements;
  screenReaderInstructions: ScreenReaderInstructions;
} {
  const place = (id: UniqueIdentifier) => articles.findIndex((article) => article.id === id);
  const named = (id: UniqueIdentifier) => articles[place(id)]?.title ?? '';
  const at = (id: UniqueIdentifier) => `${place(id) + 1} of ${articles.length}`;
  return {
    announcements: {
      onDragStart: ({ active }) => `${named(active.id)} is picked up, article ${at(active.id)}.`,
      onDragOver: ({ active, over }) => (over ? `${named(active.id)} would be article ${at(over.id)}.` : undefined),
      onDragEnd: ({ active, over }) => (over ? `${named(active.id)} is dropped as article ${at(over.id)}.` : undefined),
      onDragCancel: ({ active }) => `${named(active.id)} stays article ${at(active.id)}.`,
    },
    screenReaderInstructions: {
      draggable: 'Press space to pick the article up, the arrow keys to move, space to drop, escape to leave it.',
    },
  };
}
