import type { z } from 'zod';

interface Kept<T> {
  readonly read: (userId: string, articleId: string) => T;
  /** One that is blank is forgotten. */
  readonly keep: (userId: string, articleId: string, kept: T) => void;
}

/** What a tab keeps of what is being written about an article: neither a closed dialog nor a reload or a sign-in that ends loses it. */
export function keptInTab<T>(name: string, schema: z.ZodType<T>, blank: T, isBlank: (kept: T) => boolean): Kept<T> {
  const keyOf = (userId: string, articleId: string) => `colophon:${name}:${userId}:${articleId}`;
  return {
    read: (userId, articleId) => {
      try {
        const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, articleId)) ?? 'null');
        return schema.parse(value);
      } catch {
        return blank;
      }
    },
    keep: (userId, articleId, kept) => {
      const key = keyOf(userId, articleId);
      try {
        if (isBlank(kept)) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(kept));
      } catch {
        // A browser may refuse its store: the text lives as long as the page does.
      }
    },
  };
}
