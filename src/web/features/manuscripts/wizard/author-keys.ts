import type { AuthorFields } from './draft.ts';
import { authorKey } from './is-same-author.ts';

/** A key for each author that stays with it when the list is put in another order. */
export function authorKeys(authors: readonly AuthorFields[]): string[] {
  const seen = new Map<string, number>();
  return authors.map((author) => {
    const key = authorKey(author);
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return count === 0 ? key : `${key}${count}`;
  });
}
