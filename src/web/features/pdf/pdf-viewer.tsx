import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import button from '../../ui/button.module.css';
import { PdfMessage } from './pdf-message.tsx';
import type { PdfReader } from './pdf-reader.tsx';
import styles from './pdf-viewer.module.css';

type Loaded =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly PdfReader: typeof PdfReader };

/** Fetches the part that reads PDFs, which is heavier than all else here; never on the server. */
function usePdfReader(): Loaded {
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

interface PdfViewerProps {
  address: string;
  fileName: string | null;
  /** What stands above it; without, it is the article’s full PDF, as its tab says. */
  heading?: string;
  /** Called when the server does not give the file to this reader, so that the page can look again why. */
  onRefused: () => void;
}

interface FrameProps {
  address: string;
  onRefused: () => void;
  onRetry: () => void;
}

function Frame({ address, onRefused, onRetry }: FrameProps) {
  const reader = usePdfReader();
  switch (reader.state) {
    case 'loading':
      return (
        <PdfMessage>
          <p role="status">Opening the PDF…</p>
        </PdfMessage>
      );
    case 'failed':
      return <PdfMessage kind="viewer" address={address} onRetry={onRetry} />;
    case 'ready':
      return <reader.PdfReader address={address} onRefused={onRefused} onRetry={onRetry} />;
  }
}

/** The PDF on the page, and the two ways around the viewer; the viewer itself comes only where it is shown. */
export function PdfViewer({ address, fileName, heading, onRefused }: PdfViewerProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <section className={styles.viewer} aria-label={heading ?? 'Full PDF'}>
      <div className={styles.top}>
        {heading !== undefined && <h3 className={styles.heading}>{heading}</h3>}
        <p className={styles.links}>
          <a className={button.plain} href={address} target="_blank" rel="noreferrer">
            <IconExternalLink aria-hidden stroke={1.5} size={20} />
            Open in a new tab
          </a>
          <a className={button.plain} href={address} download={fileName ?? ''}>
            <IconDownload aria-hidden stroke={1.5} size={20} />
            Download
          </a>
        </p>
      </div>
      <div className={styles.frame}>
        <Frame key={attempt} address={address} onRefused={onRefused} onRetry={() => setAttempt(attempt + 1)} />
      </div>
    </section>
  );
}
