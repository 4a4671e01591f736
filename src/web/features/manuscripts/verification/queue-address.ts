interface Listed {
  readonly id: string;
  readonly articleTitle: string;
}

/** The position of a manuscript in the loaded queue, and its neighbours. */
export interface Neighbours {
  /** Counts from 1; null for a manuscript that is not in the queue. */
  readonly position: number | null;
  readonly previous: Listed | null;
  readonly next: Listed | null;
}

/** The neighbours of a manuscript; after one that has left the queue comes the first pending one. */
export function neighboursOf(queue: readonly Listed[], id: string): Neighbours {
  const place = queue.findIndex((entry) => entry.id === id);
  if (place === -1) return { position: null, previous: null, next: queue[0] ?? null };
  return { position: place + 1, previous: queue[place - 1] ?? null, next: queue[place + 1] ?? null };
}

/** The address of the current search of the queue, or of one manuscript in it. */
export function queueAddress(search: URLSearchParams, manuscriptId: string | null): string {
  const next = new URLSearchParams({ tab: search.get('tab') ?? '0' });
  const words = search.get('q') ?? '';
  if (words !== '') next.set('q', words);
  if (manuscriptId !== null) next.set('manuscript', manuscriptId);
  return `?${next}`;
}
