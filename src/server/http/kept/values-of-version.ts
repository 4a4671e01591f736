/**
 * Remembers what was read, until public content changes: what began before a change is not given to whoever asks after it.
 * For few names only: none is ever forgotten.
 */
export function valuesOfVersion(version: () => number | null) {
  const known = new Map<string, { version: number; reading: Promise<unknown> }>();
  return function read(name: string, run: () => Promise<unknown>): Promise<unknown> {
    const now = version();
    if (now === null) return run();
    const found = known.get(name);
    if (found?.version === now) return found.reading;
    const reading = run();
    known.set(name, { version: now, reading });
    reading.catch(() => {
      if (known.get(name)?.reading === reading) known.delete(name);
    });
    return reading;
  };
}
