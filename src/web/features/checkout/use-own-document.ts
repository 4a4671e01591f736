import { useEffect, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** The path that the browser asked the server for when it loaded the document that is shown. */
function documentPath(): string | null {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).pathname : null;
}

/**
 * Whether the document was loaded for this very page. The headers of a checkout are its own (what may be loaded from the
 * provider, what other sites learn of the address): after a move inside the application it is loaded once more.
 */
export function useOwnDocument(): boolean {
  const loadedFor = useSyncExternalStore(neverChanges, documentPath, () => undefined);
  const isOwn = loadedFor === null || (loadedFor !== undefined && /^\/checkout\//i.test(loadedFor));
  useEffect(() => {
    if (loadedFor !== undefined && !isOwn) location.reload();
  }, [loadedFor, isOwn]);
  return isOwn;
}
