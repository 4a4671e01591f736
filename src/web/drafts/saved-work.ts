import { z } from 'zod';
import type { Saved } from './open-work.ts';

/** Work as this browser keeps it, and how it stands to the server's copy. */
export const savedWork = <C extends z.ZodType>(content: C) =>
  z.object({
    content,
    version: z.int(),
    savedAt: z.string().nullable(),
    isSaved: z.boolean(),
    touchedAt: z.string().nullable(),
  });

/** Work that nobody has begun: nothing is kept of it. */
export const untouchedWork = <C>(content: C): Saved<C> => ({
  content,
  version: 0,
  savedAt: null,
  isSaved: false,
  touchedAt: null,
});

/** Work out of the browser's store. What was typed too long for the server is kept all the same. */
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
  /** Null where the store holds none; throws where what it holds cannot be read. */
  readonly read: (text: string | null) => K | null;
}

/** Work of one kind in this browser's store. */
export const localWork = <N, K>({ keyOf, read }: LocalPlace<N, K>) => ({
  /** What this browser has kept; null when it has none, or what stands there cannot be read. */
  readLocal: (name: N): K | null => {
    try {
      return read(localStorage.getItem(keyOf(name)));
    } catch {
      return null;
    }
  },
  /** Keeps it; false where the browser has no room for it. */
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
