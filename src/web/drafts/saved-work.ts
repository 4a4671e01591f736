import { z } from 'zod';
import type { Saved } from './open-work.ts';

/** A draft as this browser stores it, and how it compares with the server's copy. */
export const savedWork = <C extends z.ZodType>(content: C) =>
  z.object({
    content,
    version: z.int(),
    savedAt: z.string().nullable(),
    isSaved: z.boolean(),
    touchedAt: z.string().nullable(),
  });

/** A draft that has not been started: nothing is stored. */
export const untouchedWork = <C>(content: C): Saved<C> => ({
  content,
  version: 0,
  savedAt: null,
  isSaved: false,
  touchedAt: null,
});

/** A draft from the browser's storage, even with texts too long for the server. */
export function readSavedWork<K>(schema: z.ZodType<K>, text: string | null): K | null {
  const value: unknown = JSON.parse(text ?? 'null');
  const judged = schema.safeParse(value);
  if (judged.success) return judged.data;
  // The shape is right wherever nothing but a length is at fault.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return judged.error.issues.every(({ code }) => code === 'too_big') ? (value as K) : null;
}

interface LocalPlace<N, K> {
  readonly keyOf: (name: N) => string;
  /** Null if the storage has none; throws if it cannot be read. */
  readonly read: (text: string | null) => K | null;
}

/** Work of one kind in this browser's store. */
export const localWork = <N, K>({ keyOf, read }: LocalPlace<N, K>) => ({
  /** What this browser has saved; null if there is nothing, or it cannot be read. */
  readLocal: (name: N): K | null => {
    try {
      return read(localStorage.getItem(keyOf(name)));
    } catch {
      return null;
    }
  },
  /** Saves it; false if the browser has no room for it. */
  writeLocal: (name: N, kept: K): boolean => {
    try {
      localStorage.setItem(keyOf(name), JSON.stringify(kept));
      return true;
    } catch {
      return false;
    }
  },
  removeLocal: (name: N): void => localStorage.removeItem(keyOf(name)),
});
