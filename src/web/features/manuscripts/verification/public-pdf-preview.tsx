import { Button } from '@mantine/core';
import { Spinner } from '../../../ui/spinner.tsx';
import { PdfViewer } from '../../pdf/pdf-viewer.tsx';
import styles from './public-pdf-preview.module.css';
import type { usePublicPdf } from './use-public-pdf.ts';

/** Shows the PDF that readers get, while and after it is made. */
export function PublicPdfPreview({ made }: { made: ReturnType<typeof usePublicPdf> }) {
  if (made.isMaking) return <Spinner label="Making the PDF. A long paper takes up to a minute." />;
  if (made.file === null) return null;
  const other = made.way === 'print' ? 'conversion' : 'print';
  return (
    <div className={styles.preview}>
      <PdfViewer
        address={made.file.url}
        fileName={made.file.name}
        heading="The PDF that readers get"
        onRefused={() => made.make(made.way)}
      />
      {made.canConvert && (
        <Button variant="default" onClick={() => made.make(other)}>
          {other === 'print' ? 'Use the journal’s design' : 'Use LibreOffice’s rendering'}
        </Button>
      )}
    </div>
  );
}
