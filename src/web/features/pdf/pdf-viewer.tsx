import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/pdf.ts';
import button from '../../ui/button.module.css';
import { PdfMessage } from './pdf-message.tsx';
import type { PdfReader } from './pdf-reader.tsx';
import styles from './pdf-viewer.module.css';

type Loaded =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly PdfReader: typeof PdfReader };

/** Loads the large PDF reader; never on the server. */
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
  /** Omitted for the full PDF of an article, which its tab names. */
  heading?: string;
  /** Called when the server refuses the file, so that the page can check why. */
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
          <p role="status">{t.opening()}</p>
        </PdfMessage>
      );
    case 'failed':
      return <PdfMessage kind="viewer" address={address} onRetry={onRetry} />;
    case 'ready':
      return <reader.PdfReader address={address} onRefused={onRefused} onRetry={onRetry} />;
  }
}

/** The PDF on the page, with links to open or download it. */
export function PdfViewer({ address, fileName, heading, onRefused }: PdfViewerProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <section className={styles.viewer} aria-label={heading ?? t.fullPdf()}>
      <div className={styles.top}>
        {heading !== undefined && <h3 className={styles.heading}>{heading}</h3>}
        <p className={styles.links}>
          <a className={button.plain} href={address} target="_blank" rel="noreferrer">
            <IconExternalLink aria-hidden stroke={1.5} size={20} />
            {t.openInTab()}
          </a>
          <a className={button.plain} href={address} download={fileName ?? ''}>
            <IconDownload aria-hidden stroke={1.5} size={20} />
            {common.download()}
          </a>
        </p>
      </div>
      <div className={styles.frame}>
        <Frame key={attempt} address={address} onRefused={onRefused} onRetry={() => setAttempt(attempt + 1)} />
      </div>
    </section>
  );
}
