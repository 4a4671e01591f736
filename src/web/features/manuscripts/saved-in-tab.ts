import type { z } from 'zod';

interface Saved<T> {
  readonly read: (userId: string, articleId: string) => T;
  /** A blank one is removed. */
  readonly keep: (userId: string, articleId: string, kept: T) => void;
}

/** Saves a text about an article in the tab: a closed dialog, a reload or the end of a session does not lose it. */
export function savedInTab<T>(name: string, schema: z.ZodType<T>, blank: T, isBlank: (kept: T) => boolean): Saved<T> {
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
        // The browser may refuse its storage: then the text lasts as long as the page.
      }
    },
  };
}
