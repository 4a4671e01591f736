import { useEffect } from 'react';
import type { Saved, OpenWork } from './open-work.ts';

/** Asks before the page is left while neither the browser nor the server has the typed work. */
export function useLastWarning({ kept, isInBrowser }: OpenWork<Saved<unknown>, unknown>): void {
  const isOnlyHere = kept.touchedAt !== null && !kept.isSaved && !isInBrowser;
  useEffect(() => {
    if (!isOnlyHere) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isOnlyHere]);
}
