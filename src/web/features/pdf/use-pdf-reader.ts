import { useEffect, useState } from 'react';
import type { PdfReader } from './pdf-reader.tsx';

type Loaded =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly PdfReader: typeof PdfReader };

/** Fetches the part that reads PDFs, which is heavier than all else here; never on the server. */
export function usePdfReader(): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  useEffect(() => {
    let isWanted = true;
    const tell = (outcome: Loaded) => isWanted && setLoaded(outcome);
    import('./pdf-reader.tsx').then(
      (module) => tell({ state: 'ready', PdfReader: module.PdfReader }),
      () => tell({ state: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return loaded;
}
