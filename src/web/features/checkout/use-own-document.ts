import { useEffect, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** The path that the browser asked the server for when it loaded the document that is shown. */
function documentPath(): string | null {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).pathname : null;
}

/**
 * Whether the document was loaded for this page. A checkout has its own headers (what may load from the provider, what
 * other sites learn of the address), so it reloads after navigation inside the application.
 */
export function useOwnDocument(): boolean {
  const loadedFor = useSyncExternalStore(neverChanges, documentPath, () => undefined);
  const isOwn = loadedFor === null || (loadedFor !== undefined && /^\/checkout\//i.test(loadedFor));
  useEffect(() => {
    if (loadedFor !== undefined && !isOwn) location.reload();
  }, [loadedFor, isOwn]);
  return isOwn;
}
