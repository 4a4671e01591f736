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
