import { useEffect } from 'react';

/** Notes in place and figures in full, loaded after the text; without them, their links lead on as usual. */
export function useReadingAids(hasText: boolean): void {
  useEffect(() => {
    if (!hasText) return undefined;
    let isOver = false;
    let stop: (() => void)[] = [];
    void Promise.all([import('./note-in-place.ts'), import('./full-figure.ts')]).then(
      ([{ showNotesInPlace }, { openFiguresInFull }]) => {
        if (!isOver) stop = [showNotesInPlace().stop, openFiguresInFull()];
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      for (const one of stop) one();
    };
  }, [hasText]);
}
