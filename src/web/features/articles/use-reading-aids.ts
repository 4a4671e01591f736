import { useEffect } from 'react';

async function startAids(): Promise<(() => void)[]> {
  const [{ showNotesInPlace }, { openFiguresInFull }, { reachWideFormulas }] = await Promise.all([
    import('./note-in-place.ts'),
    import('./full-figure.ts'),
    import('./wide-formulas.ts'),
  ]);
  return [showNotesInPlace().stop, openFiguresInFull(), reachWideFormulas()];
}

/** Notes in place, figures in full and more, loaded after the text; without them, links lead on as usual. */
export function useReadingAids(hasText: boolean): void {
  useEffect(() => {
    if (!hasText) return undefined;
    const aids = startAids().catch(() => []);
    return () => void aids.then((stops) => stops.forEach((stop) => stop()));
  }, [hasText]);
}
