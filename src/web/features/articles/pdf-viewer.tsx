import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import button from '../../ui/button.module.css';
import styles from './pdf-viewer.module.css';

interface PdfViewerProps {
  address: string;
  title: string;
  fileName: string | null;
}

/** The PDF in the browser's own viewer, and the two ways around it. */
export function PdfViewer({ address, title, fileName }: PdfViewerProps) {
  return (
    <section className={styles.viewer} aria-label="Full PDF">
      <p className={styles.actions}>
        <a className={button.secondary} href={address} target="_blank" rel="noreferrer">
          <IconExternalLink aria-hidden stroke={1.5} size={20} />
          Open in a new tab
        </a>
        <a className={button.secondary} href={address} download={fileName ?? ''}>
          <IconDownload aria-hidden stroke={1.5} size={20} />
          Download
        </a>
      </p>
      <iframe className={styles.frame} src={address} title={`PDF of ${title}`} />
    </section>
  );
}
