import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void): () => void {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
}

/** Whether the page is scrolled at all. */
export const useIsScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > 0,
    () => false,
  );
